import type { RevisionReason } from '../../../shared/contract/articles/revisions.ts';
import type { Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { columnsOfSnapshot } from '../revisions/columns-of-snapshot.ts';
import { loadSnapshot } from '../revisions/load-snapshot.ts';
import { changeArticle } from './change-article.ts';

type Publication = {
  number: number;
  version?: number;
  reason: RevisionReason;
  /** The current draft changes, if the revision is one of theirs; publishing ends them. */
  draft?: number;
  overrideReason?: string | undefined;
  /** Runs before the change, with the article locked; throwing prevents the change. */
  whenLocked?: (article: ArticleRow) => Promise<void>;
};

/**
 * Shows readers an article as it was in one revision. Throws `not-found`, and `conflict` when its category was deleted,
 * its slug is taken, or `version` or `draft` is no longer the current one.
 */
export async function publishRevision(
  tx: Transaction,
  id: number,
  { number, version, reason, draft, overrideReason, whenLocked }: Publication,
): Promise<ArticleRow> {
  const snapshot = await loadSnapshot(tx.db, id, number);
  const columns = await columnsOfSnapshot(tx, snapshot);
  return changeArticle(tx, id, {
    ...(version !== undefined && { version }),
    action: draft === undefined ? 'article.changed' : 'article.draft-changes-published',
    reason,
    draft,
    overrideReason,
    apply: async (article) => {
      await whenLocked?.(article);
      return { ...columns, slug: snapshot.slug, isPublished: true };
    },
  });
}
