import { addDays } from 'date-fns/addDays';
import type { LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { lt, sql } from '../db/drizzle.ts';
import { linkAnswers } from '../db/schema/articles/links.ts';

export type StoredAnswer = typeof linkAnswers.$inferSelect;

/** No published article has the link: each link of one is checked every night. */
const FORGOTTEN_AFTER_DAYS = 30;

export async function findAnswers(db: Database, addresses: readonly string[]): Promise<Map<string, StoredAnswer>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .select()
    .from(linkAnswers)
    // One parameter for any number of addresses.
    .where(sql`${linkAnswers.address} = any(${sql.param([...addresses])})`);
  return new Map(rows.map((row) => [row.address, row]));
}

export async function storeAnswer({ db, clock }: Context, address: string, answer: LinkAnswer): Promise<void> {
  await db
    .insert(linkAnswers)
    .values({ address, answer, askedAt: clock() })
    .onConflictDoUpdate({
      target: linkAnswers.address,
      set: { answer: sql`excluded.answer`, askedAt: sql`excluded.asked_at` },
    });
}

export async function deleteAnswers(db: Database, addresses: readonly string[]): Promise<void> {
  await db.delete(linkAnswers).where(sql`${linkAnswers.address} = any(${sql.param([...addresses])})`);
}

export async function deleteOldAnswers({ db, clock }: Context): Promise<void> {
  await db.delete(linkAnswers).where(lt(linkAnswers.askedAt, addDays(clock(), -FORGOTTEN_AFTER_DAYS)));
}
