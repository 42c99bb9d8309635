import type { ScheduledArticle } from '../../../shared/contract/articles/schedules.ts';
import { paths } from '../../../shared/paths.ts';
import { ArticleTitle } from '../../articles/ArticleTitle.tsx';
import { SCHEDULE_LABELS } from '../texts/labels.ts';
import { hourOf } from '../texts/wall-time.ts';

/** Time, action and article. */
export const ScheduleEntry = ({
  schedule: { articleId, title, language, action, dueAt, wallTime },
}: {
  schedule: ScheduledArticle;
}) => (
  <>
    <p className="text-xs text-ink-soft">
      <time dateTime={dueAt} className="tabular-figures font-medium text-ink">
        {hourOf(wallTime)}
      </time>{' '}
      {SCHEDULE_LABELS[action].action}
    </p>
    <a
      href={paths.editor(articleId)}
      className="block min-h-6 text-sm leading-snug font-medium underline decoration-linen underline-offset-4 wrap-anywhere hover:decoration-ink"
    >
      <ArticleTitle language={language} title={title} />
    </a>
  </>
);
