import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { type Deleted, deletedEntries } from '../db/schema/deleted.ts';
import type { Transaction } from '../db/transaction.ts';
import { DomainError } from '../errors/errors.ts';

const UNDO_MS = 60 * 60 * 1000;

const oldest = ({ clock }: Context) => new Date(clock().getTime() - UNDO_MS);

/** Remembers for an hour what is being deleted. */
export async function storeDeleted<Kind extends keyof Deleted>(
  tx: Transaction,
  kind: Kind,
  entry: Deleted[Kind],
): Promise<void> {
  const kept = { entry, deletedAt: tx.clock() };
  await tx.db
    .insert(deletedEntries)
    .values({ kind, entryId: entry.row.id, ...kept })
    .onConflictDoUpdate({ target: [deletedEntries.kind, deletedEntries.entryId], set: kept });
}

/** Takes back what was remembered: once, and only within the hour. Throws `not-found`. */
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
        gte(deletedEntries.deletedAt, oldest(tx)),
      ),
    )
    .returning({ entry: deletedEntries.entry });
  if (!taken) throw new DomainError('not-found', 'This can no longer be undone');
  return taken.entry as Deleted[Kind];
}

/** Forgets what was deleted more than an hour ago; a job of maintenance. */
export async function deleteExpiredEntries(context: Context): Promise<number> {
  const forgotten = await context.db
    .delete(deletedEntries)
    .where(lt(deletedEntries.deletedAt, oldest(context)))
    .returning({ id: deletedEntries.entryId });
  return forgotten.length;
}

/** Writers with this e-mail address who were deleted a moment ago. */
export async function findDeletedWriters(db: Database, email: string) {
  const rows = await db.select({ entry: deletedEntries.entry }).from(deletedEntries).where(writerWith(email));
  return rows.map(({ entry }) => entry.row);
}

/** Nobody brings these writers back any more. */
export async function eraseDeletedWriters(tx: Transaction, email: string): Promise<void> {
  await tx.db.delete(deletedEntries).where(writerWith(email));
}

const writerWith = (email: string): SQL | undefined =>
  and(
    eq(deletedEntries.kind, 'writer'),
    sql`lower(${deletedEntries.entry} #>> '{row,email}') = ${email.trim().toLowerCase()}`,
  );
