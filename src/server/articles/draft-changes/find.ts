import type { DraftChanges } from '../../../shared/contract/articles/draft-changes.ts';
import type { Database } from '../../db/database.ts';
import { and, eq } from '../../db/drizzle.ts';
import { alias } from '../../db/pg-core.ts';
import { draftChanges } from '../../db/schema/articles/draft-changes.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { staff } from '../../db/schema/staff.ts';
import { findReferences } from '../revisions/references.ts';
import { readSnapshot } from '../revisions/snapshot.ts';

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
