import type { Profile, ProfileInput } from '../../../shared/contract/accounts/account.ts';
import { changedFields, type FieldChange } from '../../audit/field-changes.ts';
import { audit } from '../../audit/record.ts';
import { type Context, requireAccount, requireStaff } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { staff } from '../../db/schema/staff.ts';
import { writers } from '../../db/schema/writers.ts';
import { DomainError } from '../../errors/errors.ts';
import { refuseRemovedPicture } from '../../pictures/removed-picture.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { lockOwnAccount } from '../lock-account.ts';

/** The caller's own profile. A deleted writer counts as none. */
export async function getProfile(context: Context): Promise<Profile> {
  const { staffId } = requireAccount(context);
  const [row] = await context.db
    .select({ name: staff.name, portrait: staff.portrait, writerId: writers.id })
    .from(staff)
    .leftJoin(writers, eq(writers.id, staff.writerId))
    .where(eq(staff.id, staffId));
  if (!row) throw new DomainError('unauthenticated', 'Please log in first');
  return row;
}

/**
 * The log keeps former names and writers, because a text under one of them still counts as this person's
 * (reviews/written-by.ts). Throws `invalid` for a writer who does not exist, and for a picture that is being removed.
 */
export async function updateProfile(context: Context, input: ProfileInput): Promise<Profile> {
  requireStaff(context);
  const { staffId, email } = requireAccount(context);
  return inTransaction(context, async (tx) => {
    await lockOwnAccount(tx);
    const before = await loadNames(tx, staffId);
    if (input.writerId !== null && (await tx.db.$count(writers, eq(writers.id, input.writerId))) === 0) {
      const message = 'This writer does not exist; they may have been deleted. Choose another one.';
      throw new DomainError('invalid', message, { fields: { writerId: message } });
    }
    await tx.db.update(staff).set(input).where(eq(staff.id, staffId)).catch(refuseRemovedPicture);
    const changes = changesOf(before, await loadNames(tx, staffId));
    await audit(tx, 'account.profile-changed', { id: staffId, name: email, changes });
    return input;
  });
}

async function loadNames({ db }: Transaction, staffId: number) {
  const [row] = await db
    .select({ name: staff.name, portrait: staff.portrait, writerId: staff.writerId, writer: writers.name })
    .from(staff)
    .leftJoin(writers, eq(writers.id, staff.writerId))
    .where(eq(staff.id, staffId));
  if (!row) throw new DomainError('unauthenticated', 'Please log in first');
  return row;
}
type Names = Awaited<ReturnType<typeof loadNames>>;

function changesOf(before: Names, after: Names): FieldChange[] {
  const changes = changedFields({ name: 'name', portrait: 'portrait' }, before, after);
  if (before.writerId === after.writerId) return changes;
  return [...changes, { field: 'writer', from: before.writer, to: after.writer, ...fromId(before) }];
}

const fromId = ({ writerId }: Names) => (writerId === null ? {} : { fromId: writerId });
