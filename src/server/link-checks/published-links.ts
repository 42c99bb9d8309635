import { addHours } from 'date-fns/addHours';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { isDead, isOwnPath } from '../../shared/text-check/document/link-answer.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { and, asc, count, eq, gt, lte, or, sql } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { requireSystem } from '../permissions.ts';
import { deleteAnswers, deleteOldAnswers, findAnswers, storeAnswer } from './answers.ts';
import { checkAndStore, ownPathAnswers } from './check-links.ts';
import { addressesIn, pageLinks } from './linked-from.ts';

/** Published articles per statement, so that it ends in time in a magazine of any size. */
const WINDOW = 2000;
const BATCH = 50;

/** The checked addresses, each once. */
type LinkedArticle = { id: number; title: string; addresses: string[] };
/** Published articles in the order of their ids. */
type Part = { from?: number; most?: number };

/** The published articles with links, by id, in batches. */
async function* publishedLinks(
  db: Database,
  { from = 0, most = Number.POSITIVE_INFINITY }: Part = {},
): AsyncGenerator<LinkedArticle> {
  let after = from === 0 ? 0 : await idOf(db, 0, from);
  for (let left = most; left > 0 && after !== undefined; left -= WINDOW) {
    const size = Math.min(WINDOW, left);
    // The last window is not full, so its end is unknown.
    const until = await idOf(db, after, size);
    yield* linksBetween(db, after, until);
    after = until;
  }
}

/** The id of the n-th published article after an id; undefined when there are fewer. */
async function idOf(db: Database, after: number, nth: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.isPublished, true), gt(articles.id, after)))
    .orderBy(asc(articles.id))
    .offset(nth - 1)
    .limit(1);
  return row?.id;
}

async function* linksBetween(db: Database, after: number, until: number | undefined): AsyncGenerator<LinkedArticle> {
  for (let last = after, isMore = true; isMore; ) {
    const rows = await db
      .select({ id: articles.id, title: articles.title, content: articles.content, sources: articles.sources })
      .from(articles)
      .where(
        and(
          eq(articles.isPublished, true),
          gt(articles.id, last),
          until === undefined ? undefined : lte(articles.id, until),
          HAS_LINKS,
        ),
      )
      .orderBy(asc(articles.id))
      .limit(BATCH);
    for (const row of rows) yield { id: row.id, title: row.title, addresses: addressesIn(row) };
    isMore = rows.length === BATCH;
    last = rows.at(-1)?.id ?? last;
  }
}

async function countPublished(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(articles).where(eq(articles.isPublished, true));
  return row?.total ?? 0;
}

const HAS_LINKS = or(
  sql`${articles.content} ~* 'href="(https?:/)?/'`,
  sql`jsonb_array_length(${articles.sources}) > 0`,
);

/** Less than a day, so that a run that starts early still includes the links of the night before. */
const ASKED_AGAIN_AFTER_HOURS = 20;
/** A function on Vercel has a minute for all jobs. */
const PATIENCE_MS = 20_000;
/** Articles per run; a larger magazine takes several nights. */
const ARTICLES = 2000;

/**
 * Checks the links of published articles, and of the other pages, again, the longest unchecked first. Returns how many
 * of other sites.
 */
export async function recheckPublishedLinks(
  context: Context,
  { signal, most = ARTICLES }: { signal?: AbortSignal; most?: number } = {},
): Promise<number> {
  requireSystem(context);
  const { db, clock } = context;
  await deleteOldAnswers(context);
  const addresses = new Set<string>();
  const pages = Math.max(1, Math.ceil((await countPublished(db)) / most));
  const from = (Math.floor(clock().getTime() / DAY_MS) % pages) * most;
  for await (const article of publishedLinks(db, { from, most })) {
    for (const address of article.addresses) addresses.add(address);
  }
  for (const page of await pageLinks(context)) for (const address of page.addresses) addresses.add(address);
  await checkOwnPaths(context, [...addresses].filter(isOwnPath));
  let asked = 0;
  const due = await dueOf(
    context,
    [...addresses].filter((address) => !isOwnPath(address)),
  );
  const onAnswer = () => {
    asked += 1;
  };
  await checkAndStore(context, due, onAnswer, signal ?? AbortSignal.timeout(PATIENCE_MS));
  return asked;
}

/** Stores the dead ones alone: the others need no answer of other sites. */
async function checkOwnPaths(context: Context, own: string[]): Promise<void> {
  const answers = await ownPathAnswers(context, own);
  await deleteAnswers(context.db, own);
  for (const [path, answer] of answers) if (isDead(answer)) await storeAnswer(context, path, answer);
}

async function dueOf({ db, clock }: Context, addresses: string[]): Promise<string[]> {
  const stored = await findAnswers(db, addresses);
  const askedAt = (address: string) => stored.get(address)?.askedAt.getTime() ?? 0;
  const now = clock();
  const before = addHours(now, -ASKED_AGAIN_AFTER_HOURS).getTime();
  // One from the future was asked while the clock was ahead.
  const isDue = (address: string) => askedAt(address) <= before || askedAt(address) > now.getTime();
  return addresses.filter(isDue).sort((a, b) => askedAt(a) - askedAt(b));
}
