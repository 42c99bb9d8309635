import type { DraftChanges } from '../../../shared/contract/articles/draft-changes.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, isNull } from '../../db/drizzle.ts';
import { alias } from '../../db/pg-core.ts';
import { draftChanges } from '../../db/schema/articles/draft-changes.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import type { Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { columnsOfSnapshot } from '../revisions/record.ts';
import { findReferences } from '../revisions/references.ts';
import { loadSnapshot } from '../revisions/revisions.ts';
import { readSnapshot } from '../revisions/snapshot.ts';
import { endSchedule } from '../schedules/schedule-row.ts';
import { isSlugTaken } from '../slugs/slugs.ts';

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

const savers = alias(staff, 'savers');

/** The current draft changes of each article, for a join. */
export const selectDraftChanges = (db: Database) =>
  db
    .select({
      articleId: draftChanges.articleId,
      number: draftChanges.number,
      basedOn: draftChanges.basedOn,
      snapshot: articleRevisions.snapshot,
      savedAt: articleRevisions.createdAt,
      staffId: articleRevisions.staffId,
      actor: articleRevisions.actor,
      staffName: savers.name,
    })
    .from(draftChanges)
    .innerJoin(
      articleRevisions,
      and(eq(articleRevisions.articleId, draftChanges.articleId), eq(articleRevisions.number, draftChanges.number)),
    )
    .leftJoin(savers, eq(savers.id, articleRevisions.staffId));

type DraftRow = Awaited<ReturnType<typeof selectDraftChanges>>[number];

/** With the current names of category and writer. A deleted writer is left out. */
export async function toDraftChanges(db: Database, row: DraftRow): Promise<DraftChanges> {
  const { number, basedOn, savedAt, staffId, staffName, actor } = row;
  const {
    shape: _shape,
    createdAt: _created,
    publishedAt: _published,
    writer,
    ...snapshot
  } = readSnapshot(row.snapshot);
  const { category, author, missing } = await findReferences(db, { ...snapshot, writer });
  return {
    number,
    basedOn,
    savedAt: savedAt.toISOString(),
    // A deleted account has no name.
    savedBy: staffId === null ? null : { staffId, name: staffName ?? actor ?? '' },
    article: { ...snapshot, category, author, writerId: missing.writer ? null : (writer?.id ?? null) },
  };
}

export async function findDraftChanges(
  db: Database,
  { id, isPublished }: { id: number; isPublished: boolean },
): Promise<DraftChanges | undefined> {
  if (!isPublished) return undefined;
  const [row] = await selectDraftChanges(db).where(eq(draftChanges.articleId, id));
  return row && toDraftChanges(db, row);
}

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
