import type { ScheduledArticle } from '../../../shared/contract/articles/schedules.ts';
import { paths } from '../../../shared/paths.ts';
import { ArticleTitle } from '../../articles/ArticleTitle.tsx';
import { nextStepText, SCHEDULE_LABELS } from '../texts/labels.ts';
import { longDateAndTime } from '../texts/wall-time.ts';

/** Schedules that failed. */
export function SchedulesNeedingAttention({ schedules }: { schedules: ScheduledArticle[] }) {
  if (schedules.length === 0) return null;
  return (
    <section aria-labelledby="attention" className="mb-8 rounded-sm border border-danger bg-danger-soft p-4">
      <h2 id="attention" className="text-lg text-danger">
        Not carried out yet
      </h2>
      <p className="text-sm">
        {nextStepText(schedules)} Open the article to solve it, or to change or cancel the schedule.
      </p>
      <ul className="mt-3 space-y-3">
        {schedules.map(({ articleId, title, language, action, dueAt, wallTime, failure, nextTryAt }) => (
          <li key={articleId} className="text-sm wrap-anywhere">
            <a href={paths.editor(articleId)} className="font-medium underline underline-offset-4">
              <ArticleTitle language={language} title={title} />
            </a>
            <p>
              {SCHEDULE_LABELS[action].action}, <time dateTime={dueAt}>{longDateAndTime(wallTime)}</time>
              {failure === null ? ': due now' : `: ${failure}`}
              {schedules.length > 1 && failure !== null && ` ${nextStepText([{ nextTryAt }])}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
