import type { ToDoGroups } from '../../../shared/contract/to-do.ts';
import { paths } from '../../../shared/paths.ts';
import { planMoment } from '../../schedule/words/dates.ts';
import { PLAN_WORDS, whatNow } from '../../schedule/words/plans.ts';
import { ArticleLink } from '../ArticleEntry.tsx';
import { Entries, Group } from '../Group.tsx';

export function FailedPlans({ group: { total, entries, planned } }: { group: ToDoGroups['failedPlans'] }) {
  if (planned === 0) return null;
  return (
    <Group
      title="Scheduled and failed"
      hint={
        <>
          {total > 0 && `${whatNow(entries)} Open the article to solve it, or to change or cancel the plan. `}
          {planned === 1 ? '1 plan is' : `${planned} plans are`} in the{' '}
          <a href={paths.schedule} className="underline underline-offset-4">
            schedule
          </a>
          .
        </>
      }
      total={total}
      listed={entries.length}
      more="The schedule has the others."
    >
      {entries.length > 0 && (
        <Entries>
          {entries.map(({ articleId, title, action, dueAt, wallTime, failure, nextTryAt }) => (
            <li key={articleId} className="px-4 py-2.5 text-sm wrap-anywhere">
              <ArticleLink id={articleId} title={title} />
              <p className="text-xs text-ink-soft">
                <span className="text-danger">{PLAN_WORDS[action].failed}</span>, planned for{' '}
                <time dateTime={dueAt}>{planMoment(wallTime)}</time>: {failure}
                {entries.length > 1 && ` ${whatNow([{ nextTryAt }])}`}
              </p>
            </li>
          ))}
        </Entries>
      )}
    </Group>
  );
}
