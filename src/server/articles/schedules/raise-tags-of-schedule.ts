import type { ScheduleAction } from '../../../shared/contract/articles/schedules.ts';
import type { Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { raiseArticleTags } from '../cache-tags/cache-tags.ts';
import { loadSnapshot } from '../revisions/revisions.ts';
import { listFormerSlugs } from '../slugs/slugs.ts';

type ScheduledChange = { action: ScheduleAction; revision: number | null; dueAt: Date };

/**
 * Purges everything that the scheduled change of an article will touch. Responses rendered from now on are cached no
 * longer than until the change. Earlier ones would outlive it, and if they were only invalidated, a stale copy could
 * still go out once.
 */
export async function raiseTagsOfSchedule(
  tx: Transaction,
  article: ArticleRow,
  change: ScheduledChange,
): Promise<void> {
  const after = await articleAfter(tx, article, change);
  const purging: Transaction = { ...tx, raiseTags: (tags) => tx.raiseTags(tags, 'purge') };
  await raiseArticleTags(purging, {
    before: article,
    after,
    formerSlugs: [article.slug, ...(await listFormerSlugs(tx.db, article.id))],
  });
}

async function articleAfter(
  tx: Transaction,
  article: ArticleRow,
  { revision, dueAt }: ScheduledChange,
): Promise<ArticleRow> {
  if (revision === null) return { ...article, isPublished: false };
  const { title, slug, type, image, category } = await loadSnapshot(tx.db, article.id, revision);
  return {
    ...article,
    ...{ title, slug, type, image, category: category.name, categoryId: category.id },
    isPublished: true,
    publishedAt: article.publishedAt ?? dueAt,
  };
}
