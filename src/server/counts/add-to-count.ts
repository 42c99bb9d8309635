import { and, eq, sql } from 'drizzle-orm';
import { wallTimeOf } from '../../shared/dates/wall-time.ts';
import type { Context } from '../context.ts';
import { type CountKind, dailyCounts } from '../db/schema/daily-counts.ts';

/** So many different names a kind may have on one day: more are an attack or a mistake, and nobody reads them. */
const MAX_NAMES = 2000;
const MAX_NAME_LENGTH = 200;

/** Adds one to a number of today, in the Netherlands. Whose visit it was is not known here, and must not be. */
export async function addToCount({ db, clock }: Context, kind: CountKind, name: string): Promise<void> {
  const day = wallTimeOf(clock()).slice(0, 10);
  const short = name.slice(0, MAX_NAME_LENGTH);
  const isThisCount = and(eq(dailyCounts.day, day), eq(dailyCounts.kind, kind), eq(dailyCounts.name, short));
  const [added] = await db
    .update(dailyCounts)
    .set({ count: sql`${dailyCounts.count} + 1` })
    .where(isThisCount)
    .returning({ count: dailyCounts.count });
  if (added) return;
  const names = await db.$count(dailyCounts, and(eq(dailyCounts.day, day), eq(dailyCounts.kind, kind)));
  if (names >= MAX_NAMES) return;
  await db
    .insert(dailyCounts)
    .values({ day, kind, name: short, count: 1 })
    .onConflictDoUpdate({
      target: [dailyCounts.day, dailyCounts.kind, dailyCounts.name],
      set: { count: sql`${dailyCounts.count} + 1` },
    });
}
