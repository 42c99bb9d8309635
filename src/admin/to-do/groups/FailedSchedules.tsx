import type { ToDoGroups } from '../../../shared/contract/to-do.ts';
import { paths } from '../../../shared/paths.ts';
import { nextStepText, SCHEDULE_LABELS } from '../../schedule/texts/labels.ts';
import { longDateAndTime } from '../../schedule/texts/wall-time.ts';
import { ArticleLink } from '../ArticleEntry.tsx';
import { Entries, Group } from '../Group.tsx';

export function FailedSchedules({ group: { total, entries, scheduled } }: { group: ToDoGroups['failedSchedules'] }) {
  if (scheduled === 0) return null;
  return (
    <Group
      title="Scheduled and failed"
      hint={
        <>
          {total > 0 && `${nextStepText(entries)} Open the article to solve it, or to change or cancel the schedule. `}
          {scheduled === 1 ? '1 article is' : `${scheduled} articles are`} in the{' '}
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
          {entries.map(({ articleId, title, language, action, dueAt, wallTime, failure, nextTryAt }) => (
            <li key={articleId} className="px-4 py-2.5 text-sm wrap-anywhere">
              <ArticleLink id={articleId} title={title} language={language} />
              <p className="text-xs text-ink-soft">
                <span className="text-danger">{SCHEDULE_LABELS[action].failed}</span>, scheduled for{' '}
                <time dateTime={dueAt}>{longDateAndTime(wallTime)}</time>: {failure}
                {entries.length > 1 && ` ${nextStepText([{ nextTryAt }])}`}
              </p>
            </li>
          ))}
        </Entries>
      )}
    </Group>
  );
}
