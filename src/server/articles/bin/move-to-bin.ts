import { authorOf } from '../../context.ts';
import { articleBin } from '../../db/schema/articles/bin.ts';
import type { Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { ensureRevision } from '../revisions/record.ts';

/** Stores what restoring an article needs. Call it in the transaction that deletes the article, which is locked. */
export async function moveToBin(tx: Transaction, article: ArticleRow, formerSlugs: string[]): Promise<void> {
  await ensureRevision(tx, article);
  const { id: articleId, title, isPublished, version, createdBy } = article;
  await tx.db.insert(articleBin).values({
    articleId,
    title,
    isPublished,
    version,
    createdBy,
    formerSlugs,
    deletedAt: tx.clock(),
    ...authorOf(tx.actor),
  });
}
