import type { Database } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { findLatest } from '../revisions/latest.ts';
import { readSnapshot, type Snapshot } from '../revisions/snapshot.ts';

/** The last state of a deleted article. */
export async function loadNewest(db: Database, id: number): Promise<Snapshot | undefined> {
  const latest = await findLatest(db, id);
  if (!latest) return undefined;
  const [stored] = await db
    .select({ snapshot: articleRevisions.snapshot })
    .from(articleRevisions)
    .where(eq(articleRevisions.id, latest.id));
  return stored && readSnapshot(stored.snapshot);
}
