import type { Context } from '../../context.ts';
import { and, eq, isNotNull, isNull } from '../../db/drizzle.ts';
import { secondFactors } from '../../db/schema/staff.ts';
import type { Transaction } from '../../transaction.ts';

export type Factor = typeof secondFactors.$inferSelect;

/** The second factor that login asks for; undefined while it is not set up or not confirmed. */
export async function loadConfirmedFactor({ db }: Context, staffId: number): Promise<Factor | undefined> {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.staffId, staffId), isNotNull(secondFactors.confirmedAt)));
  return factor;
}

/** For a changed password: a thief who knew the old one may have started the set-up and know its secret. */
export async function deleteUnconfirmedFactor({ db }: Transaction, staffId: number): Promise<void> {
  await db.delete(secondFactors).where(and(eq(secondFactors.staffId, staffId), isNull(secondFactors.confirmedAt)));
}
