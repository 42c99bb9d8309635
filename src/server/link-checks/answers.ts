import { addDays } from 'date-fns/addDays';
import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import { DAYS_MISSING, type LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { lt, sql } from '../db/drizzle.ts';
import { linkAnswers } from '../db/schema/articles/links.ts';
import type { Transaction } from '../transaction.ts';
import { itemAddresses, linkingArticles, pageLinks, pagesLinkingTo } from './linked-from.ts';

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

/** Stores an answer, and returns it with the days on which the host of the address was missing. */
export async function storeAnswer(context: Context, address: string, given: LinkAnswer): Promise<LinkAnswer> {
  const { db, clock } = context;
  const answer = await withDaysMissing(context, address, given);
  await db
    .insert(linkAnswers)
    .values({ address, answer, askedAt: clock() })
    .onConflictDoUpdate({
      target: linkAnswers.address,
      set: { answer: sql`excluded.answer`, askedAt: sql`excluded.asked_at` },
    });
  return answer;
}

async function withDaysMissing({ db, clock }: Context, address: string, answer: LinkAnswer): Promise<LinkAnswer> {
  if (answer.outcome !== 'unreachable' || answer.reason !== 'no-host') return answer;
  const before = (await findAnswers(db, [address])).get(address)?.answer;
  const days = (before?.outcome === 'unreachable' && before.missingOn) || [];
  return { ...answer, missingOn: [...new Set([...days, dayInAmsterdam(clock())])].slice(0, DAYS_MISSING) };
}

export async function deleteAnswers(db: Database, addresses: readonly string[]): Promise<void> {
  await db.delete(linkAnswers).where(sql`${linkAnswers.address} = any(${sql.param([...addresses])})`);
}

export async function deleteOldAnswers({ db, clock }: Context): Promise<void> {
  await db.delete(linkAnswers).where(lt(linkAnswers.askedAt, addDays(clock(), -FORGOTTEN_AFTER_DAYS)));
}

/** Stores that the links to an item are dead, for To do: readers no longer get it under these slugs. */
export async function storeDeadLinks(tx: Transaction, slugs: readonly string[]): Promise<void> {
  const addresses = itemAddresses(slugs);
  const linking = await linkingArticles(tx.db, addresses, 1);
  const pages = await pageLinks(tx);
  const isLinked = (address: string) => linking.get(address)?.length || pagesLinkingTo([address], pages).length > 0;
  for (const address of addresses.filter(isLinked)) await storeAnswer(tx, address, { outcome: 'gone', status: 404 });
}
