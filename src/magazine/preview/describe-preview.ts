import type { ArticleType } from '../../shared/contract/articles/articles.ts';

/** Names what a preview shows: an unpublished article, draft changes, or one pinned version. */
export type PreviewOf = 'draft' | 'draft-changes' | 'version';

export function describePreview(of: PreviewOf, type: ArticleType): string {
  if (of === 'draft') return `This ${type} is not published.`;
  if (of === 'draft-changes') return `These changes are not published: readers still see the ${type} without them.`;
  return `This is one version of the ${type}. What was saved after it is not in it.`;
}
