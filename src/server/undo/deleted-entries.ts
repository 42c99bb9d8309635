import type { SQL } from 'drizzle-orm';
import { HOUR_MS } from '../../shared/dates/durations.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { and, eq, gte, lt, sql } from '../db/drizzle.ts';
import { type Deleted, deletedEntries } from '../db/schema/deleted-entries.ts';
import { DomainError } from '../errors/errors.ts';
import type { Subject } from '../subject.ts';
import type { Transaction } from '../transaction.ts';

/** How long a deletion can be undone. */
const UNDO_MS = HOUR_MS;

const earliestUndoable = ({ clock }: Context) => new Date(clock().getTime() - UNDO_MS);

/** Stores a deleted entry for an hour, so that the deletion can be undone. */
export async function storeDeleted<Kind extends keyof Deleted>(
  tx: Transaction,
  kind: Kind,
  entry: Deleted[Kind],
): Promise<void> {
  const values = { entry, deletedAt: tx.clock() };
  await tx.db
    .insert(deletedEntries)
    .values({ kind, entryId: entry.row.id, ...values })
    .onConflictDoUpdate({ target: [deletedEntries.kind, deletedEntries.entryId], set: values });
}

/** Removes a stored entry and returns it. Throws `not-found` when it expired or was restored already. */
export async function takeDeleted<Kind extends keyof Deleted>(
  tx: Transaction,
  kind: Kind,
  entryId: number,
): Promise<Deleted[Kind]> {
  const [taken] = await tx.db
    .delete(deletedEntries)
    .where(
      and(
        eq(deletedEntries.kind, kind),
        eq(deletedEntries.entryId, entryId),
        gte(deletedEntries.deletedAt, earliestUndoable(tx)),
      ),
    )
    .returning({ entry: deletedEntries.entry });
  if (!taken) throw new DomainError('not-found', 'This can no longer be undone');
  return taken.entry as Deleted[Kind];
}

/** Deletes entries that can no longer be restored; maintenance runs it. Returns how many. */
async function deleteExpiredEntries(context: Context): Promise<number> {
  const expired = await context.db
    .delete(deletedEntries)
    .where(lt(deletedEntries.deletedAt, earliestUndoable(context)))
    .returning({ id: deletedEntries.entryId });
  return expired.length;
}

/** Deleted writers with this e-mail address that can still be restored. */
async function findDeletedWriters(db: Database, email: string) {
  const rows = await db.select({ entry: deletedEntries.entry }).from(deletedEntries).where(isWriterWith(email));
  return rows.map(({ entry }) => entry.row);
}

/** Deletes for good what could restore writers with this e-mail address. */
async function eraseDeletedWriters(tx: Transaction, email: string): Promise<void> {
  await tx.db.delete(deletedEntries).where(isWriterWith(email));
}

const isWriterWith = (email: string): SQL | undefined =>
  and(
    eq(deletedEntries.kind, 'writer'),
    sql`lower(${deletedEntries.entry} #>> '{row,email}') = ${email.trim().toLowerCase()}`,
  );

export const subject = {
  tables: [deletedEntries],
  jobsOfEachRun: { deletedForgotten: deleteExpiredEntries },
  personalData: {
    /** Deleted within the last hour, so Undo could restore them. */
    deletedWriters: {
      find: (db, { email }) => findDeletedWriters(db, email),
      erase: (tx, { email }) => eraseDeletedWriters(tx, email),
    },
  },
} satisfies Subject;
