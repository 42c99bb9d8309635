import type { Database } from '../../db/database.ts';
import { and, eq } from '../../db/drizzle.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { noSuchRevision } from './revision-row.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

/** An article as it was in one revision. Throws `not-found`. */
export async function loadSnapshot(db: Database, articleId: number, number: number): Promise<Snapshot> {
  const stored = await findSnapshot(db, articleId, number);
  if (!stored) throw noSuchRevision();
  return stored.snapshot;
}

/** The same, with the time it was saved. */
export async function findSnapshot(
  db: Database,
  articleId: number,
  number: number,
): Promise<{ snapshot: Snapshot; createdAt: Date } | undefined> {
  const { snapshot, createdAt } = articleRevisions;
  const [stored] = await db
    .select({ snapshot, createdAt })
    .from(articleRevisions)
    .where(and(eq(articleRevisions.articleId, articleId), eq(articleRevisions.number, number)));
  return stored && { ...stored, snapshot: readSnapshot(stored.snapshot) };
}
