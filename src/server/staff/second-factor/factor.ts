import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { secondFactors } from '../../db/schema/staff.ts';
import type { Transaction } from '../../db/transaction.ts';

export type Factor = typeof secondFactors.$inferSelect;

/** That of an account which is asked for codes; one that was only begun does not count. */
export async function loadConfirmedFactor({ db }: Context, staffId: number): Promise<Factor | undefined> {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.staffId, staffId), isNotNull(secondFactors.confirmedAt)));
  return factor;
}

/** One that was begun with the old password: whoever began it may know its secret. */
export async function deleteUnconfirmedFactor({ db }: Transaction, staffId: number): Promise<void> {
  await db.delete(secondFactors).where(and(eq(secondFactors.staffId, staffId), isNull(secondFactors.confirmedAt)));
}
