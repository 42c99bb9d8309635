import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { secondFactors, staff } from '../../db/schema/staff.ts';
import type { Transaction } from '../../transaction.ts';

export type Factor = typeof secondFactors.$inferSelect;

/** That of an account which is asked for codes; one that was only begun does not count. */
export async function loadFactor({ db }: Context, staffId: number): Promise<Factor | undefined> {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.staffId, staffId), isNotNull(secondFactors.confirmedAt)));
  return factor;
}

/** Logging in without a code, and turning the second factor on, wait for each other. */
export async function lockAccount({ db }: Transaction, staffId: number): Promise<void> {
  await db.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('update');
}
