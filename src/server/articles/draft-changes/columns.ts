import type { Transaction } from '../../db/transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { columnsOfSnapshot } from '../revisions/columns-of-snapshot.ts';
import { loadSnapshot } from '../revisions/load-snapshot.ts';
import { isSlugTaken } from '../slugs/free-slug.ts';
import type { CurrentDraft } from './current.ts';

/**
 * The columns of draft changes for an article that is unpublished. Nothing may prevent unpublishing: an address or
 * category that is no longer available stays that of the article. The article is locked, so a concurrent rename of the
 * writer may deadlock, which is retried.
 */
export async function columnsWhenUnpublished(tx: Transaction, article: ArticleRow, { number }: CurrentDraft) {
  const snapshot = await loadSnapshot(tx.db, article.id, number);
  const columns = await columnsOfSnapshot(tx, snapshot, article.category);
  const isTaken = await isSlugTaken(tx.db, snapshot.slug, article.id);
  return { ...columns, slug: isTaken ? article.slug : snapshot.slug };
}
