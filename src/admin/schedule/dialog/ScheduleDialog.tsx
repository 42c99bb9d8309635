import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Danger } from '../../../shared/contract/articles/dangers.ts';
import type { Schedule, ScheduleAction } from '../../../shared/contract/articles/schedules.ts';
import { goToDanger } from '../../editor/check/go-to.ts';
import { ReasonFields, reasonError } from '../../editor/check/ReasonFields.tsx';
import { useEditor } from '../../editor/effects/use-editor.ts';
import { DialogForm, FormDialog } from '../../forms/FormDialog.tsx';
import { form as classes } from '../../forms/form-classes.ts';
import { $now } from '../now.ts';
import { atMoment } from '../words/dates.ts';
import { inTime } from '../words/in-time.ts';
import { PLAN_WORDS } from '../words/plans.ts';
import { Buttons } from './Buttons.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { checkTime } from './check-time.ts';
import { actionsFor, firstTime } from './choices.ts';
import { useOpenArticle } from './open-article.ts';
import { TimeFields } from './TimeFields.tsx';
import { UnsavedText } from './UnsavedText.tsx';
import { type Refusal, useScheduling } from './use-scheduling.ts';

type Props = { plan: Schedule | null; refused?: Refusal | undefined; onClose: () => void };

/** Plans what happens to the article in the editor, and when. `refused`: what the server said to the same plan just now. */
export function ScheduleDialog({ plan, refused, onClose }: Props) {
  const editor = useEditor();
  const article = useOpenArticle();
  const now = useStore($now);
  const actions = actionsFor(article);
  const [chosen, setChosen] = useState(plan?.action);
  const [offered] = useState(() => firstTime(plan, now));
  const [time, setTime] = useState(offered);
  /** Empty fields are errors only after the first attempt to continue. */
  const [attempts, setAttempts] = useState(0);
  const [reason, setReason] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { send, isPending, refusal, dangers, forgetRefusal } = useScheduling({ refused, onEnd: onClose });
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
    (chosen !== undefined && chosen !== plan?.action);
  const savesFirst = article.hasUnsavedText && action !== 'unpublish';

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
      title={plan ? 'Change the plan' : 'Schedule'}
      onClosed={() => chosenDanger.current && goToDanger(editor, chosenDanger.current)}
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
            forgetRefusal();
            setTime({ ...time, ...changes });
          }}
        />
        <p role="status" className="min-h-[1lh] text-sm font-medium">
          {dueAt &&
            `${PLAN_WORDS[action].will} ${inTime(dueAt, now)}, on ${atMoment(`${time.date}T${time.hour}`)}${isTwice ? ` (the ${time.occurrence} one)` : ''}`}
        </p>
        <UnsavedText article={article} action={action} hasNewerText={plan?.hasNewerText ?? false} />
        {refusal?.isChangedMeanwhile && <ChangedMeanwhile onClose={onClose} />}
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
        {refusal && refusal.dangers.length === 0 && !refusal.isChangedMeanwhile && !refusal.isShownAtField && (
          <p role="alert" className="rounded-xs bg-danger-soft px-4 py-3 text-sm text-danger">
            {refusal.message}
          </p>
        )}
        <Buttons
          label={plan ? 'Change plan' : 'Schedule'}
          savesFirst={savesFirst}
          // Without saved changes there is nothing less to plan.
          canLeaveOut={savesFirst && (action !== 'publish-changes' || article.hasSavedChanges)}
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
      <legend className={classes.label}>What happens</legend>
      {actions.length === 1 ? (
        <p className="text-sm">{PLAN_WORDS[action].choice}</p>
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
            {PLAN_WORDS[name].choice}
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
