import type { RevisionDetails } from '../../../shared/contract/articles/revisions.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, eq } from '../../db/drizzle.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { requirePermission } from '../../permissions.ts';
import { findReferences } from './references.ts';
import { noSuchRevision, type RevisionRow, selectRevisions, toRevision } from './revision-row.ts';
import { readSnapshot } from './snapshot.ts';

/** An article after one change, and which of its references no longer exist. Throws `not-found`. */
export async function getRevision(context: Context, id: number, number: number): Promise<RevisionDetails> {
  requirePermission(context, 'magazine.read');
  const { db } = context;
  const row = await loadRevision(db, id, number);
  const [stored] = await db
    .select({ snapshot: articleRevisions.snapshot })
    .from(articleRevisions)
    .where(eq(articleRevisions.id, row.id));
  if (!stored) throw noSuchRevision();
  const { shape, createdAt, publishedAt, writer, ...snapshot } = readSnapshot(stored.snapshot);
  const { category, author, missing } = await findReferences(db, { ...snapshot, writer });
  return {
    revision: await toRevision(db, row),
    article: { ...snapshot, category, author, writerId: writer?.id ?? null },
    missing,
  };
}

/** Throws `not-found`, also for a revision of another article. */
export async function loadRevision(db: Database, id: number, number: number): Promise<RevisionRow> {
  const [row] = await selectRevisions(db).where(
    and(eq(articleRevisions.articleId, id), eq(articleRevisions.number, number)),
  );
  if (!row) throw noSuchRevision();
  return row;
}
