import type { Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { columnsOfSnapshot } from '../revisions/columns-of-snapshot.ts';
import { loadSnapshot } from '../revisions/load-snapshot.ts';
import { isSlugTaken } from '../slugs/free-slug.ts';
import type { CurrentDraft } from './current.ts';

/**
 * The columns with which draft changes become the text of an article that is unpublished. Nothing may prevent
 * unpublishing, so the article keeps its own address or category when theirs is no longer available. The article is
 * locked, so a concurrent rename of the writer may deadlock, which is retried.
 */
export async function columnsWhenUnpublished(tx: Transaction, article: ArticleRow, { number }: CurrentDraft) {
  const snapshot = await loadSnapshot(tx.db, article.id, number);
  const columns = await columnsOfSnapshot(tx, snapshot, article.category);
  const isTaken = await isSlugTaken(tx.db, snapshot.slug, article.id);
  return { ...columns, slug: isTaken ? article.slug : snapshot.slug };
}
