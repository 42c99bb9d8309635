import type { Overridable } from '../../shared/contract/articles/dangers.ts';
import type { Writer, WriterInput } from '../../shared/contract/writers.ts';
import * as calls from '../../shared/contract/writers.ts';
import { sentence } from '../../shared/errors/sentence.ts';
import { sharedTexts } from '../../shared/text-check/document/reader-texts.ts';
import { authorTag, invalidateLists, invalidatePortraits, purgeLists, purgePortraits } from '../articles/cache-tags.ts';
import { refuseSharedDangers } from '../articles/dangers/refuse-shared-dangers.ts';
import { linkWriter, unlinkWriter, updateWriterName } from '../articles/write-path/writer-names.ts';
import { changedFields } from '../audit/field-changes.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { asc, eq } from '../db/drizzle.ts';
import { isDuplicate } from '../db/postgres-errors.ts';
import type { Deleted } from '../db/schema/deleted-entries.ts';
import { writers } from '../db/schema/writers.ts';
import { DomainError } from '../errors/errors.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { enqueue, type OutboxPayload } from '../outbox/outbox.ts';
import { requirePermission } from '../permissions.ts';
import { refuseRemovedPicture } from '../pictures/remove-unused.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { storeDeleted, takeDeleted } from '../undo/deleted-entries.ts';

/** Loads and locks a writer until the transaction ends. Throws `not-found`. */
async function loadWriter(db: Database, id: number): Promise<Writer> {
  const [row] = await db.select().from(writers).where(eq(writers.id, id)).for('update');
  if (!row) throw new DomainError('not-found', 'This writer does not exist; they may have been deleted.');
  return row;
}

/** Turns a violation of the unique e-mail address into a `conflict`, and a picture that is being removed into `invalid`. */
function asConflict({ email }: { email: string }): (error: unknown) => never {
  return (error) => {
    if (!isDuplicate(error, 'writers_email_unique')) return refuseRemovedPicture(error);
    const message = sentence('There is already a writer with the email {email}.', { email });
    throw new DomainError('conflict', message, { fields: { email: message } });
  };
}

async function listWriters(context: Context): Promise<Writer[]> {
  requirePermission(context, 'magazine.read');
  return context.db.select().from(writers).orderBy(asc(writers.name), asc(writers.id));
}

/** Adds a writer. Throws `conflict` when the e-mail address is taken. */
export async function createWriter(context: Context, input: WriterInput): Promise<Writer> {
  requirePermission(context, 'magazine.manage');
  return inTransaction(context, async (tx) => {
    const [created] = await tx.db.insert(writers).values(input).returning().catch(asConflict(input));
    if (!created) throw new Error('The insert returned no row');
    if (created.profileImage) invalidatePortraits(tx);
    await audit(tx, 'writer.created', created);
    return created;
  });
}

const LABELS = {
  name: 'name',
  email: 'e-mail',
  registration: 'registration',
  bio: 'biography',
  profileImage: 'portrait',
  isActive: 'active',
} as const satisfies Record<keyof WriterInput, string>;

/**
 * Replaces a writer and updates the articles. Throws `not-found`, `conflict` for a taken e-mail address, and `dangerous`
 * for a danger that readers would see.
 */
async function updateWriter(
  context: Context,
  id: number,
  { overrideReason, ...input }: WriterInput & Overridable,
): Promise<Writer> {
  requirePermission(context, 'magazine.manage');
  return inTransaction(context, async (tx) => {
    const before = await loadWriter(tx.db, id);
    await tx.db.update(writers).set(input).where(eq(writers.id, id)).catch(asConflict(input));
    const after = { id, ...input };
    await refuseSharedDangers(tx, {
      kind: 'writer',
      id,
      name: after.name,
      overrideReason,
      before: sharedTexts.writer(before),
      after: sharedTexts.writer(after),
    });
    if (before.name !== after.name) await copyName(context, tx, { writerId: id, from: before.name, afterId: 0 });
    if (changesForReaders(before, after)) invalidateLists(tx, [authorTag(before.name)]);
    if (before.profileImage && before.profileImage !== after.profileImage) purgePortraits(tx);
    await audit(tx, 'writer.changed', { id, name: after.name, changes: changedFields(LABELS, before, after) });
    return after;
  });
}

/** Updates the first articles at once; the editor does not wait for more. */
async function copyName(context: Context, tx: Transaction, renamed: OutboxPayload['writer-name']): Promise<void> {
  const last = await updateWriterName(tx.db, renamed);
  if (last === undefined) return;
  await enqueue(tx, 'writer-name', [{ payload: { ...renamed, afterId: last }, dueAt: tx.clock() }]);
  tx.afterCommit(() => context.background(() => deliverDue(context, ['writer-name'])));
}

/** Changing any other field renews what readers see, so a new field is safe until it is listed here. */
const FOR_STAFF_ONLY: readonly (keyof WriterInput)[] = ['email', 'isActive'];

const changesForReaders = (before: Writer, after: Writer) =>
  (Object.keys(LABELS) as (keyof WriterInput)[]).some(
    (field) => !FOR_STAFF_ONLY.includes(field) && before[field] !== after[field],
  );

/** Deletes a writer, restorable for an hour. The articles keep their author text. Throws `not-found`. */
async function deleteWriter(context: Context, id: number): Promise<undefined> {
  requirePermission(context, 'magazine.manage');
  await inTransaction(context, async (tx) => storeDeleted(tx, 'writer', await deleteWriterPermanently(tx, id)));
}

/** Returns the deleted writer and its articles. `isErased`: the entry in the audit log holds no name. */
export async function deleteWriterPermanently(
  tx: Transaction,
  id: number,
  { isErased = false } = {},
): Promise<Deleted['writer']> {
  const row = await loadWriter(tx.db, id);
  const articles = await unlinkWriter(tx, id);
  await tx.db.delete(writers).where(eq(writers.id, id));
  if (articles.length > 0) purgeLists(tx, [authorTag(row.name)]);
  if (row.profileImage) purgePortraits(tx);
  await audit(tx, 'writer.deleted', isErased ? { id } : row);
  return { row, articles };
}

/**
 * Undoes a deletion, and links the writer to the same articles again. Throws `not-found` after an hour, and `conflict`
 * when the e-mail address is taken by now.
 */
async function restoreWriter(context: Context, id: number): Promise<Writer> {
  requirePermission(context, 'magazine.manage');
  return inTransaction(context, async (tx) => {
    const { row, articles } = await takeDeleted(tx, 'writer', id);
    await tx.db.insert(writers).overridingSystemValue().values(row).catch(asConflict(row));
    const linked = await linkWriter(tx, id, articles);
    // While the writer was deleted, pages named the author texts.
    if (linked.length > 0) invalidateLists(tx, [...new Set(linked.map(({ author }) => authorTag(author)))]);
    if (row.profileImage) invalidatePortraits(tx);
    await audit(tx, 'writer.restored', row);
    return row;
  });
}

export const subject = {
  tables: [writers],
  // Every export of a person has their profile, and erasing them deletes it (operations/privacy).
  personalData: {},
  routes: [
    route(calls.listWriters, (context) => listWriters(context)),
    route(calls.createWriter, (context, { body }) => createWriter(context, body)),
    route(calls.updateWriter, (context, { params, body }) => updateWriter(context, params.id, body)),
    route(calls.deleteWriter, (context, { params }) => deleteWriter(context, params.id)),
    route(calls.restoreWriter, (context, { params }) => restoreWriter(context, params.id)),
  ],
} satisfies Subject;
