import type { storeRecoverableDraft as call } from '../../../shared/contract/articles/recoverable-drafts.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import { type Context, requireAccount } from '../../context.ts';
import { and, desc, eq, sql } from '../../db/drizzle.ts';
import { recoverableDrafts } from '../../db/schema/articles/recoverable-drafts.ts';
import { wellFormed } from '../../db/well-formed.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';

/** The most texts of one person; the oldest are deleted. */
const MAX_PER_ARTICLE = 20;
const MAX_PER_PERSON = 100;

type Call = EndpointParsed<typeof call>;

/** Stores an unsaved text of the caller, unless a newer one is stored already. */
export async function storeRecoverableDraft(
  context: Context,
  { articleId, visit }: Call['params'],
  { at, ...draft }: Call['body'],
): Promise<undefined> {
  requirePermission(context, 'articles.write-own');
  const { staffId } = requireAccount(context);
  const now = context.clock();
  const text = {
    title: draft.form.title,
    draft: wellFormed(draft),
    // If the clock were ahead, no later text would be newer.
    typedAt: new Date(Math.min(Date.parse(at), now.getTime())),
    storedAt: now,
  };
  await inTransaction(context, async (tx) => {
    await tx.db
      .insert(recoverableDrafts)
      .values({ staffId, articleId, visit, ...text })
      .onConflictDoUpdate({
        target: [recoverableDrafts.staffId, recoverableDrafts.articleId, recoverableDrafts.visit],
        set: text,
        setWhere: sql`${recoverableDrafts.typedAt} <= excluded.typed_at`,
      });
    await deleteBeyond(tx, staffId, MAX_PER_PERSON);
    await deleteBeyond(tx, staffId, MAX_PER_ARTICLE, articleId);
  });
}

async function deleteBeyond({ db }: Transaction, staffId: number, limit: number, articleId?: number): Promise<void> {
  const isOwn = eq(recoverableDrafts.staffId, staffId);
  const isMeant = articleId === undefined ? isOwn : and(isOwn, eq(recoverableDrafts.articleId, articleId));
  const beyond = await db
    .select({ articleId: recoverableDrafts.articleId, visit: recoverableDrafts.visit })
    .from(recoverableDrafts)
    .where(isMeant)
    .orderBy(desc(recoverableDrafts.storedAt), desc(recoverableDrafts.visit))
    .offset(limit);
  for (const { articleId: ofArticle, visit } of beyond)
    await db
      .delete(recoverableDrafts)
      .where(and(isOwn, eq(recoverableDrafts.articleId, ofArticle), eq(recoverableDrafts.visit, visit)));
}
