import { eq } from 'drizzle-orm';
import type { Profile, ProfileInput } from '../../../shared/contract/accounts/account.ts';
import { audit } from '../../audit/record.ts';
import { type Context, requireAccount, requireStaff } from '../../context.ts';
import { writers } from '../../db/schema/magazine.ts';
import { staff } from '../../db/schema/staff.ts';
import { inTransaction } from '../../db/transaction.ts';
import { DomainError } from '../../errors/errors.ts';
import { refuseRemovedPicture } from '../../pictures/removed-picture.ts';
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

/** Throws `invalid` for a writer who does not exist, and for a picture that is being removed. */
export async function updateProfile(context: Context, input: ProfileInput): Promise<Profile> {
  requireStaff(context);
  const { staffId, email } = requireAccount(context);
  return inTransaction(context, async (tx) => {
    await lockOwnAccount(tx);
    if (input.writerId !== null && (await tx.db.$count(writers, eq(writers.id, input.writerId))) === 0) {
      const message = 'This writer does not exist; they may have been deleted. Choose another one.';
      throw new DomainError('invalid', message, { fields: { writerId: message } });
    }
    await tx.db.update(staff).set(input).where(eq(staff.id, staffId)).catch(refuseRemovedPicture);
    await audit(tx, 'account.profile-changed', { id: staffId, name: email });
    return input;
  });
}
