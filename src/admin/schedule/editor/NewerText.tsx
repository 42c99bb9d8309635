import type { Schedule } from '../../../shared/contract/articles/schedules.ts';
import { occurrenceOf } from '../dialog/choices.ts';
import { useOpenArticle } from '../dialog/open-article.ts';
import { type Refusal, useScheduling } from '../dialog/use-scheduling.ts';

type Props = { schedule: Schedule; onOpenDialog: (refused?: Refusal) => void };

/**
 * Says that the schedule holds an older text, and offers to schedule the newest instead. If that is refused, the dialog
 * opens and says why.
 */
export function NewerText({ schedule, onOpenDialog }: Props) {
  const { hasUnsavedText } = useOpenArticle();
  const { send, isPending } = useScheduling({ onEnd: () => {}, onRefused: onOpenDialog });
  const { action, wallTime } = schedule;
  const scheduleNewest = () => {
    // A time that has passed cannot be scheduled again.
    if (Date.parse(schedule.dueAt) <= Date.now()) return onOpenDialog();
    void send({ action, wallTime, occurrence: occurrenceOf(schedule), savesFirst: true });
  };
  return (
    <p className="mt-1">
      What was saved after it is not in it.{' '}
      <button
        type="button"
        aria-disabled={isPending || undefined}
        className="min-h-11 cursor-pointer text-left underline underline-offset-4"
        onClick={scheduleNewest}
      >
        {hasUnsavedText ? 'Save, and schedule the newest version instead' : 'Schedule the newest version instead'}
      </button>
    </p>
  );
}
