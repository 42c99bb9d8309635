import type { Revision } from '../../../shared/contract/articles/revisions.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { and, eq, lt } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { loadRevision, type RevisionRow, toRevision } from './revisions.ts';

/** Names a revision, which is then kept for good; null removes the name. Throws `not-found`. */
export async function nameRevision(
  context: Context,
  id: number,
  number: number,
  name: string | null,
): Promise<Revision> {
  requirePermission(context, 'articles.write-own');
  return inTransaction(context, async (tx) => {
    // A concurrent save might fold it.
    const [article] = await tx.db
      .select({ title: articles.title, createdBy: articles.createdBy })
      .from(articles)
      .where(eq(articles.id, id))
      .for('update');
    requirePermission(tx, 'articles.write', article ?? { createdBy: null });
    const row = await loadRevision(tx.db, id, number);
    if (row.name === name) return toRevision(tx.db, row);
    await tx.db.update(articleRevisions).set({ name }).where(eq(articleRevisions.id, row.id));
    if (name) await listByItself(tx, row);
    await audit(tx, 'article.revision-named', { id, ...(article && { name: article.title }) });
    return toRevision(tx.db, await loadRevision(tx.db, id, number));
  });
}

/** Takes a save out of its entry. It becomes the entry of the saves before it; the later ones stay. */
async function listByItself({ db }: Transaction, { id, articleId, number, foldedInto }: RevisionRow): Promise<void> {
  if (foldedInto === null) return;
  await db.update(articleRevisions).set({ foldedInto: null }).where(eq(articleRevisions.id, id));
  await db
    .update(articleRevisions)
    .set({ foldedInto: number })
    .where(
      and(
        eq(articleRevisions.articleId, articleId),
        eq(articleRevisions.foldedInto, foldedInto),
        lt(articleRevisions.number, number),
      ),
    );
}
