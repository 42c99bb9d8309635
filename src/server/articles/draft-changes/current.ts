import type { Database } from '../../db/database.ts';
import { and, eq, isNull } from '../../db/drizzle.ts';
import { draftChanges } from '../../db/schema/articles/draft-changes.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { DomainError } from '../../errors/errors.ts';
import type { Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { endSchedule } from '../schedules/end.ts';

export type CurrentDraft = typeof draftChanges.$inferSelect;

/** Which draft changes a published article has. */
export async function findCurrentDraft(
  db: Database,
  { id, isPublished }: Pick<ArticleRow, 'id' | 'isPublished'>,
): Promise<CurrentDraft | undefined> {
  if (!isPublished) return undefined;
  const [current] = await db.select().from(draftChanges).where(eq(draftChanges.articleId, id));
  return current;
}

/** The draft changes of an article, which is locked. Throws `conflict` when they are not `expected`. */
export async function requireDraft(
  { db }: Transaction,
  article: ArticleRow,
  expected: number | undefined,
): Promise<CurrentDraft | undefined> {
  const current = await findCurrentDraft(db, article);
  if (expected !== undefined && current?.number !== expected) throw draftConflict();
  return current;
}

export const draftConflict = () =>
  new DomainError('conflict', 'These draft changes were saved again, published or discarded by someone else');

/** Throws `conflict` when an article that is about to be unpublished has draft changes that its editor has not seen. */
export async function refuseUnseenDraft({ db }: Transaction, article: ArticleRow): Promise<void> {
  if (await findCurrentDraft(db, article))
    throw new DomainError('conflict', 'Someone else saved draft changes of this article');
}

/** Sets the draft changes of an article, which is locked. */
export async function setCurrentDraft({ db }: Transaction, current: CurrentDraft): Promise<void> {
  const { number, basedOn } = current;
  await db
    .insert(draftChanges)
    .values(current)
    .onConflictDoUpdate({ target: draftChanges.articleId, set: { number, basedOn } });
}

/** Ends the draft changes of an article; the history keeps them. */
export async function endDraftChanges(tx: Transaction, articleId: number): Promise<void> {
  const { db, clock } = tx;
  await endSchedule(tx, articleId, ['publish-changes']);
  await db.delete(draftChanges).where(eq(draftChanges.articleId, articleId));
  await db
    .update(articleRevisions)
    .set({ replacedAt: clock() })
    .where(
      and(eq(articleRevisions.articleId, articleId), articleRevisions.isDraft, isNull(articleRevisions.replacedAt)),
    );
}
