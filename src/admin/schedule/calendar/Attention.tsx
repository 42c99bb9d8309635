import type { ScheduledArticle } from '../../../shared/contract/articles/schedules.ts';
import { paths } from '../../../shared/paths.ts';
import { planMoment } from '../words/dates.ts';
import { PLAN_WORDS, whatNow } from '../words/plans.ts';

/** What should have happened and did not. */
export function Attention({ plans }: { plans: ScheduledArticle[] }) {
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="attention" className="mb-8 rounded-sm border border-danger bg-danger-soft p-4">
      <h2 id="attention" className="text-lg text-danger">
        Not carried out yet
      </h2>
      <p className="text-sm">{whatNow(plans)} Open the article to solve it, or to change or cancel the plan.</p>
      <ul className="mt-3 space-y-3">
        {plans.map(({ articleId, title, action, dueAt, wallTime, failure, nextTryAt }) => (
          <li key={articleId} className="text-sm wrap-anywhere">
            <a href={paths.editor(articleId)} lang="nl" className="font-medium underline underline-offset-4">
              {title}
            </a>
            <p>
              {PLAN_WORDS[action].action}, <time dateTime={dueAt}>{planMoment(wallTime)}</time>
              {failure === null ? ': due now' : `: ${failure}`}
              {plans.length > 1 && failure !== null && ` ${whatNow([{ nextTryAt }])}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
