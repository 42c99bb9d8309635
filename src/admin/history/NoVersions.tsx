import type { EditableArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import { badge } from '../../ui/badge.ts';
import { formatDateTime } from '../data/format-date.ts';
import { VersionAsRead } from './version/VersionAsRead.tsx';

/** Shows the current text of an article that has no versions yet. */
export function NoVersions({ article }: { article: EditableArticle }) {
  const { isPublished, updatedAt } = article;
  return (
    <section aria-labelledby="version" className="max-w-4xl">
      <h2 id="version" className="text-xl">
        As it is now
      </h2>
      <p className="mt-1 mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <time dateTime={updatedAt}>{formatDateTime(updatedAt)}</time>
        <span className={badge(isPublished ? 'success' : 'draft')}>{isPublished ? 'Live now' : 'Draft now'}</span>
      </p>
      <p className="mb-6 max-w-(--container-prose) rounded-xs bg-plaster p-4 text-sm">
        This article is from before the site kept versions. Its history begins with the next change: this text is then
        its first version, to compare with and to go back to.
      </p>
      <VersionAsRead article={article} />
    </section>
  );
}
