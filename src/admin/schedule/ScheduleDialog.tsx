import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Danger } from '../../shared/contract/articles/dangers.ts';
import type { Schedule, ScheduleAction } from '../../shared/contract/articles/schedules.ts';
import { button } from '../../ui/forms/button.ts';
import { overlay } from '../../ui/overlay/overlay.ts';
import { ReasonFields, reasonError } from '../dangers/DangerList.tsx';
import { goToDanger } from '../editor/check/go-to-place.ts';
import { useMachine, useMachineState } from '../editor/effects/use-machine.ts';
import { usePreparation } from '../editor/effects/use-preparation.ts';
import { isChanged } from '../editor/state/machine-state.ts';
import { DialogForm, FormDialog } from '../forms/FormDialog.tsx';
import { form as classes } from '../forms/form-classes.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { actionsFor, checkTime, initialTime } from './chosen-time.ts';
import { $now } from './clock.ts';
import { SCHEDULE_LABELS, willText } from './labels.ts';
import { type OpenArticle, useOpenArticle } from './open-article.ts';
import { TimeFields } from './TimeFields.tsx';
import { inTime, longDateAtTime } from './times.ts';
import { type Refusal, useSendSchedule } from './use-send-schedule.ts';
import { t } from './words.ts';

type Props = { schedule: Schedule | null; refused?: Refusal | undefined; onClose: () => void };

/** Schedules a change of the article in the editor. `refused`: why the server has just refused the same schedule. */
export function ScheduleDialog({ schedule, refused, onClose }: Props) {
  const machine = useMachine();
  const article = useOpenArticle();
  const now = useStore($now);
  const actions = actionsFor(article);
  const [chosen, setChosen] = useState(schedule?.action);
  const [offered] = useState(() => initialTime(schedule, now));
  const [time, setTime] = useState(offered);
  /** Empty fields are errors only after the first attempt to continue. */
  const [attempts, setAttempts] = useState(0);
  const [reason, setReason] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { send, isPending, refusal, dangers, clearRefusal } = useSendSchedule({ refused, onEnd: onClose });
  const chosenDanger = useRef<Danger>(undefined);
  useEffect(() => {
    const invalid = '[aria-invalid="true"], [data-invalid]';
    if (attempts > 0) form.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [attempts]);

  const action = actions.find((name) => name === chosen) ?? (actions[0] as ScheduleAction);
  const { dueAt, isTwice, ...problems } = checkTime(time, now);
  const isComplete = time.date !== '' && time.hour !== '';
  const shown = attempts > 0 ? problems : isComplete ? { ...problems, occurrence: undefined } : {};
  const asksReason = dangers.length > 0 && action !== 'unpublish';
  const isChanged =
    JSON.stringify(time) !== JSON.stringify(offered) ||
    reason !== '' ||
    (chosen !== undefined && chosen !== schedule?.action);
  const savesFirst = (article.hasUnsavedText || article.isNew) && action !== 'unpublish';

  function submit(withUnsavedText: boolean) {
    setAttempts(attempts + 1);
    if (!dueAt || (asksReason && reasonError(reason))) return;
    const chosenOccurrence = isTwice && time.occurrence ? time.occurrence : undefined;
    void send({
      action,
      wallTime: `${time.date}T${time.hour}`,
      occurrence: chosenOccurrence,
      savesFirst: savesFirst && withUnsavedText,
      overrideReason: asksReason ? reason.trim() : undefined,
    });
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t(schedule ? 'Change the schedule' : 'Schedule##verb')}
      onClosed={() => chosenDanger.current && goToDanger(machine, chosenDanger.current)}
      ignoresOutsideClicks
    >
      <DialogForm ref={form} className="mt-5 space-y-5" isChanged={isChanged} onSubmit={() => submit(true)}>
        <Actions actions={actions} action={action} error={refusal?.fields['action']} onChange={setChosen} />
        <TimeFields
          time={time}
          isTwice={isTwice}
          errors={{
            ...shown,
            hour: shown.hour ?? refusal?.fields['wallTime'],
            occurrence: shown.occurrence ?? refusal?.fields['occurrence'],
          }}
          onChange={(changes) => {
            clearRefusal();
            setTime({ ...time, ...changes });
          }}
        />
        <p role="status" className="min-h-[1lh] text-sm font-medium">
          {dueAt &&
            t(DUE[(isTwice && time.occurrence) || 'once'], {
              will: willText(action, inTime(dueAt, now)),
              moment: longDateAtTime(`${time.date}T${time.hour}`),
            })}
        </p>
        <UnsavedText article={article} action={action} hasNewerText={schedule?.hasNewerText ?? false} />
        {refusal?.isConflict && <ScheduleConflict onClose={onClose} />}
        {asksReason && (
          <ReasonFields
            dangers={dangers}
            reason={reason}
            error={attempts > 1 ? (refusal?.fields['overrideReason'] ?? reasonError(reason)) : undefined}
            onChange={setReason}
            onShow={(danger) => {
              chosenDanger.current = danger;
              onClose();
            }}
          />
        )}
        {refusal && refusal.dangers.length === 0 && !refusal.isConflict && !refusal.isShownAtField && (
          <p role="alert" className="rounded-xs bg-danger-soft px-4 py-3 text-sm text-danger">
            {refusal.message}
          </p>
        )}
        <ScheduleButtons
          isChange={schedule !== null}
          savesFirst={savesFirst}
          // Without saved changes there is only one version to schedule.
          canLeaveOut={savesFirst && !article.isNew && (action !== 'publish-changes' || article.hasSavedChanges)}
          isPending={isPending}
          onLeaveOut={() => submit(false)}
        />
      </DialogForm>
    </FormDialog>
  );
}

type ActionsProps = {
  actions: ScheduleAction[];
  action: ScheduleAction;
  error: string | undefined;
  onChange: (action: ScheduleAction) => void;
};

/** What happens then: a choice where there is one. */
function Actions({ actions, action, error, onChange }: ActionsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className={classes.label}>{t('What happens')}</legend>
      {actions.length === 1 ? (
        <p className="text-sm">{t(SCHEDULE_LABELS[action].choice)}</p>
      ) : (
        actions.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="radio"
              name={id}
              className="size-5 shrink-0 accent-ink"
              checked={action === name}
              onChange={() => onChange(name)}
            />
            {t(SCHEDULE_LABELS[name].choice)}
          </label>
        ))
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

type ScheduleButtonsProps = {
  /** Of what is scheduled already. */
  isChange: boolean;
  savesFirst: boolean;
  /** Whether the saved version can be scheduled without the unsaved text. */
  canLeaveOut: boolean;
  isPending: boolean;
  onLeaveOut: () => void;
};

const ScheduleButtons = ({ isChange, savesFirst, canLeaveOut, isPending, onLeaveOut }: ScheduleButtonsProps) => (
  <div className={overlay.actions}>
    {canLeaveOut && (
      <button
        type="button"
        aria-disabled={isPending || undefined}
        className={button('secondary', 'small')}
        onClick={onLeaveOut}
      >
        {t('Schedule the saved version')}
      </button>
    )}
    <SubmitButton
      label={
        savesFirst
          ? t(isChange ? 'Save and change schedule' : 'Save and schedule')
          : t(isChange ? 'Change schedule' : 'Schedule##verb')
      }
      pendingLabel={t('Scheduling...')}
      isPending={isPending}
    />
  </div>
);

/** A colleague saved, published or discarded something: users schedule only texts that they have seen. */
function ScheduleConflict({ onClose }: { onClose: () => void }) {
  const { save } = useMachine();
  const { showNewest } = usePreparation();
  const hasUnsavedText = useMachineState(isChanged);
  const reload = () => {
    onClose();
    // Saving compares the two versions.
    if (hasUnsavedText) save('stay');
    else void showNewest();
  };
  return (
    <div role="alert" className="rounded-xs bg-danger-soft px-4 py-3 text-sm">
      <p className="text-danger">
        {t(
          'The article was changed while you scheduled it. Nothing was scheduled, so that you do not schedule a text that you have not seen.',
        )}
      </p>
      <button type="button" className={`${button('secondary', 'small')} mt-3`} onClick={reload}>
        {t(hasUnsavedText ? 'Compare with my version' : 'Show the newest version')}
      </button>
    </div>
  );
}

type UnsavedTextProps = { article: OpenArticle; action: ScheduleAction; hasNewerText: boolean };

/** Says which text will be scheduled, where that is not obvious. */
function UnsavedText({ article, action, hasNewerText }: UnsavedTextProps) {
  const texts = [
    action !== 'unpublish' && textToSchedule(article, hasNewerText),
    article.isSwitched && switched(article.isPublished),
  ].filter((text) => typeof text === 'string');
  if (texts.length === 0) return null;
  return <p className="rounded-xs border border-linen bg-plaster px-4 py-3 text-sm">{texts.join(' ')}</p>;
}

function textToSchedule({ isPublished, hasUnsavedText }: OpenArticle, hasNewerText: boolean) {
  if (hasUnsavedText && isPublished) {
    return t(
      'You have unsaved changes. They are saved as a draft first, so that what is on the screen is scheduled. Readers see them at the scheduled time.',
    );
  }
  if (hasUnsavedText) {
    return t('You have unsaved changes. They are saved first, so that what is on the screen is scheduled.');
  }
  return hasNewerText ? t('What was saved since the article was scheduled goes with it.') : undefined;
}

const switched = (isPublished: boolean) =>
  isPublished
    ? t('The Published switch goes on again: this happens at the scheduled time, not at the next save.')
    : t('The Published switch goes off again: this happens at the scheduled time, not at the next save.');

/** When it happens; of an hour that comes twice, which one. */
const DUE = {
  once: '{will}, on {moment}',
  first: '{will}, on {moment} (the first one)',
  second: '{will}, on {moment} (the second one)',
} as const;
