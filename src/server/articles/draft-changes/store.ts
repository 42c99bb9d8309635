import type { Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { loadSnapshot } from '../revisions/load-snapshot.ts';
import { ensureRevision, recordDraft } from '../revisions/record.ts';
import { isSameArticle, toSnapshot } from '../revisions/snapshot.ts';
import { findCurrentDraft, setCurrentDraft } from './current.ts';

/**
 * Makes `draft` the draft changes of an article, which is published and locked. Adds a revision, unless the draft
 * changes already are the same, and of the same version of the article.
 */
export async function storeDraftChanges(
  tx: Transaction,
  article: ArticleRow,
  draft: ArticleRow,
  restoredFrom?: number,
): Promise<void> {
  await ensureRevision(tx, article);
  const { id: articleId, version: basedOn } = article;
  const current = await findCurrentDraft(tx.db, article);
  const isSame =
    current?.basedOn === basedOn &&
    isSameArticle(await loadSnapshot(tx.db, articleId, current.number), toSnapshot(draft));
  const number = isSame ? current.number : await recordDraft(tx, draft, restoredFrom);
  await setCurrentDraft(tx, { articleId, number, basedOn });
}
