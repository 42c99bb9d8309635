import { useStore } from '@nanostores/react';
import { paths } from '../../shared/paths.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { refresh } from '../data/query.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { useDueCheck } from './clock.ts';
import { nextStepText, SCHEDULE_LABELS } from './labels.ts';
import { $schedules } from './schedules.ts';

const SHOWN = 5;

/** Above the list of articles: failed schedules. When the next one is due, the list is refreshed. */
export function FailedSchedulesNotice() {
  const schedules = usePreviousValue(useStore($schedules).data)?.schedules ?? [];
  useDueCheck(schedules.find(({ failure }) => failure === null)?.dueAt, () => refresh(['articles']));
  const failed = schedules.filter(({ failure }) => failure !== null);
  if (failed.length === 0) return null;
  return (
    <section
      aria-label="Failed schedules"
      className="mb-5 rounded-xs border border-danger bg-danger-soft px-4 py-3 text-sm text-ink"
    >
      <p className="font-medium text-danger">
        {failed.length === 1
          ? 'A schedule could not be carried out.'
          : `${failed.length} schedules could not be carried out.`}{' '}
        {nextStepText(failed)}
      </p>
      <ul>
        {failed.slice(0, SHOWN).map(({ articleId, title, language, action, failure, nextTryAt }) => (
          <li key={articleId} className="py-1.5 wrap-anywhere">
            <a className="underline underline-offset-4" href={paths.editor(articleId)}>
              <ArticleTitle language={language} title={title} />
            </a>
            . {SCHEDULE_LABELS[action].failed}: {failure}
            {failed.length > 1 && ` ${nextStepText([{ nextTryAt }])}`}
          </li>
        ))}
      </ul>
      {failed.length > SHOWN && (
        <p className="mt-1">
          And {failed.length - SHOWN} more, in the{' '}
          <a className="underline underline-offset-4" href={paths.schedule}>
            schedule
          </a>
          .
        </p>
      )}
    </section>
  );
}
