import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Schedule } from '../../shared/contract/articles/schedules.ts';
import { passFocusToPage } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { useMachineState } from '../editor/effects/use-machine.ts';
import { useSaid } from '../errors/error-words.ts';
import { occurrenceOf } from './chosen-time.ts';
import { $now } from './clock.ts';
import { nextStepText, SCHEDULE_LABELS, willText } from './labels.ts';
import { useOpenArticle } from './open-article.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { inTime, longDateAndTime } from './times.ts';
import { useWatchedSchedule } from './use-schedule.ts';
import { type Refusal, useSendSchedule } from './use-send-schedule.ts';
import { t } from './words.ts';

/** What is scheduled for the article in the editor. */
export function ScheduleNotice() {
  const id = useMachineState(({ saved }) => saved.id);
  return id !== null && <OfSavedArticle key={id} id={id} />;
}

function OfSavedArticle({ id }: { id: number }) {
  const schedule = useWatchedSchedule(id);
  return schedule && <Notice articleId={id} schedule={schedule} />;
}

function Notice({ articleId, schedule }: { articleId: number; schedule: Schedule }) {
  const [changing, setChanging] = useState<{ refused?: Refusal | undefined } | null>(null);
  const mayPublish = useMachineState((state) => state.mayPublish);
  return (
    <section
      ref={passFocusToPage}
      aria-label={t('Schedule')}
      className={`mb-6 flex flex-wrap items-center gap-3 rounded-sm border px-5 py-3 ${schedule.failure === null ? 'border-clay bg-surface' : 'border-danger bg-danger-soft'}`}
    >
      <div className="min-w-0 flex-1 basis-72 text-sm">
        {schedule.failure === null ? <Pending {...schedule} /> : <Failed {...schedule} failure={schedule.failure} />}
        {schedule.hasNewerText && !mayPublish && <p className="mt-1">{t('What was saved after it is not in it.')}</p>}
        {schedule.hasNewerText && mayPublish && (
          <NewerText schedule={schedule} onOpenDialog={(refused) => setChanging({ refused })} />
        )}
      </div>
      {mayPublish && (
        <div className="-mx-1 flex flex-wrap gap-x-1">
          <button type="button" className={button('secondary', 'small')} onClick={() => setChanging({})}>
            {t('Change')}
          </button>
          <CancelSchedule articleId={articleId} />
        </div>
      )}
      {changing && <ScheduleDialog schedule={schedule} refused={changing.refused} onClose={() => setChanging(null)} />}
    </section>
  );
}

function Pending({ action, dueAt, wallTime, scheduledBy }: Schedule) {
  const now = useStore($now);
  return (
    <p>
      <strong className="font-medium">{willText(action, inTime(dueAt, now))}:</strong>{' '}
      <time dateTime={dueAt}>{longDateAndTime(wallTime)}</time>
      {scheduledBy && ` ${t('(by {name})', { name: scheduledBy.name })}`}
    </p>
  );
}

function Failed({ failure, ...schedule }: Schedule & { failure: string }) {
  const { action, dueAt, wallTime, nextTryAt } = schedule;
  const said = useSaid(failure);
  return (
    <div role="alert">
      <p className="text-danger">
        <strong className="font-medium">
          {t.rich(SCHEDULE_LABELS[action].failedOn, {
            when: <time dateTime={dueAt}>{longDateAndTime(wallTime)}</time>,
          })}
        </strong>{' '}
        {said}
      </p>
      <p className="mt-1">
        {nextStepText([schedule])}{' '}
        {nextTryAt && t('Solve this first, choose another time with “Change”, or cancel the schedule.')}
      </p>
    </div>
  );
}

function CancelSchedule({ articleId: id }: { articleId: number }) {
  const cancellation = useMutation({
    run: () => staffCall('DELETE /api/admin/articles/:id/schedule', { params: { id } }),
    refreshes: [['articles'], ['article', id]],
    onDone: () => showToast({ title: t('Schedule cancelled'), description: t('The article stays as it is') }),
    onError: (error) =>
      showToast({ title: t('Failed to cancel the schedule'), description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <button
      type="button"
      aria-disabled={cancellation.isPending || undefined}
      className={button('quiet-danger', 'small')}
      onClick={() => void cancellation.run()}
    >
      {t('Cancel schedule')}
    </button>
  );
}

type NewerTextProps = { schedule: Schedule; onOpenDialog: (refused?: Refusal) => void };

/**
 * Says that the schedule holds an older text, and offers to schedule the newest instead. If that is refused, the dialog
 * opens and says why.
 */
function NewerText({ schedule, onOpenDialog }: NewerTextProps) {
  const { hasUnsavedText } = useOpenArticle();
  const { send, isPending } = useSendSchedule({ onEnd: () => {}, onRefused: onOpenDialog });
  const { action, wallTime } = schedule;
  const scheduleNewest = () => {
    // A time that has passed cannot be scheduled again.
    if (Date.parse(schedule.dueAt) <= Date.now()) return onOpenDialog();
    void send({ action, wallTime, occurrence: occurrenceOf(schedule), savesFirst: true });
  };
  return (
    <p className="mt-1">
      {t('What was saved after it is not in it.')}{' '}
      <button
        type="button"
        aria-disabled={isPending || undefined}
        className="min-h-11 cursor-pointer text-left underline underline-offset-4"
        onClick={scheduleNewest}
      >
        {t(hasUnsavedText ? 'Save, and schedule the newest version instead' : 'Schedule the newest version instead')}
      </button>
    </p>
  );
}
