import type { Overridable } from '../../shared/contract/articles/dangers.ts';
import type { Writer, WriterInput } from '../../shared/contract/writers.ts';
import { sharedTexts } from '../../shared/text-check/document/reader-texts.ts';
import { authorTag } from '../articles/cache-tags/article-tags.ts';
import { invalidateLists } from '../articles/cache-tags/raise-article-tags.ts';
import { updateWriterName } from '../articles/changes/change-many.ts';
import { refuseSharedDangers } from '../articles/dangers/refuse-shared-dangers.ts';
import { changedFields } from '../audit/field-changes.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { eq } from '../db/drizzle.ts';
import { writers } from '../db/schema/writers.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxPayload } from '../outbox/payloads.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { asConflict, loadWriter } from './writer-row.ts';

const LABELS = {
  name: 'name',
  email: 'e-mail',
  registration: 'registration',
  bio: 'biography',
  profileImage: 'portrait',
  isActive: 'active',
} satisfies Record<keyof WriterInput, string>;

/**
 * Replaces a writer and updates the articles. Throws `not-found`, `conflict` for a taken e-mail address, and `dangerous`
 * for a danger that readers would see.
 */
export async function updateWriter(
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
