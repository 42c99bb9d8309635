import type { Schedule } from '../../../shared/contract/articles/schedules.ts';
import { occurrenceOf } from '../dialog/choices.ts';
import { useOpenArticle } from '../dialog/open-article.ts';
import { type Refusal, useScheduling } from '../dialog/use-scheduling.ts';

type Props = { plan: Schedule; onOpenDialog: (refused?: Refusal) => void };

/** Says that the plan holds an older text, and puts the newest in its place. What keeps it from that, the dialog says. */
export function NewerText({ plan, onOpenDialog }: Props) {
  const { hasUnsavedText } = useOpenArticle();
  const { send, isPending } = useScheduling({ onEnd: () => {}, onRefused: onOpenDialog });
  const { action, wallTime } = plan;
  const schedule = () => {
    // A time that has passed cannot be planned again.
    if (Date.parse(plan.dueAt) <= Date.now()) return onOpenDialog();
    void send({ action, wallTime, occurrence: occurrenceOf(plan), savesFirst: true });
  };
  return (
    <p className="mt-1">
      What was saved after it is not in it.{' '}
      <button
        type="button"
        aria-disabled={isPending || undefined}
        className="min-h-11 cursor-pointer text-left underline underline-offset-4"
        onClick={schedule}
      >
        {hasUnsavedText ? 'Save, and schedule the newest version instead' : 'Schedule the newest version instead'}
      </button>
    </p>
  );
}
