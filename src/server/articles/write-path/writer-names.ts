import { enqueuePurges } from '../../cache/cdn-purges.ts';
import { storeTagVersions } from '../../cache/tag-versions.ts';
import { asSystem } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, asc, eq, gt, inArray, isNull, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { writers } from '../../db/schema/writers.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Delivery, enqueue, type OutboxPayload } from '../../outbox/outbox.ts';
import type { Transaction } from '../../transaction.ts';
import { ARTICLES_TAG, authorTag } from '../cache-tags.ts';

/*
 * Changes of many articles at once, caused by a change of their writer: versions and dates stay. The caller has locked
 * the writer, and raises its tag. Renaming a category changes no article.
 */

/** Among a million articles each takes 2 to 10 ms, and an editor waits for one batch. */
const BATCH = 50;

/**
 * Gives the next few articles of a renamed writer the current name. An author text equal to the old one follows; any
 * other was chosen by an editor. Returns the last id, or undefined when no more articles follow.
 */
export async function updateWriterName(
  db: Database,
  { writerId, from, afterId }: { writerId: number; from: string; afterId: number },
): Promise<number | undefined> {
  const [writer] = await db.select().from(writers).where(eq(writers.id, writerId)).for('share');
  if (!writer) return undefined;
  const next = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.writerId, writerId), gt(articles.id, afterId)))
    .orderBy(asc(articles.id))
    .limit(BATCH);
  const ids = next.map(({ id }) => id);
  const author = sql`case when ${articles.author} = ${from} then ${writer.name} else ${articles.author} end`;
  await db.update(articles).set({ byline: writer.name, author }).where(inArray(articles.id, ids));
  return ids.length < BATCH ? undefined : ids.at(-1);
}

/** Always in the same order, so that two changes cannot deadlock. */
async function batchesOf({ db }: Transaction, writerId: number): Promise<number[][]> {
  const linked = await db.select({ id: articles.id }).from(articles).where(eq(articles.writerId, writerId));
  const ids = linked.map(({ id }) => id).sort((a, b) => a - b);
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, n) => ids.slice(n * BATCH, (n + 1) * BATCH));
}

export type WriterLink = { id: number; author: string };

/** Takes the articles from a writer who is about to be deleted. Returns them with their author texts. */
export async function unlinkWriter(tx: Transaction, writerId: number): Promise<WriterLink[]> {
  const links: WriterLink[] = [];
  for (const ids of await batchesOf(tx, writerId))
    links.push(
      ...(await tx.db
        .update(articles)
        .set({ writerId: null, byline: sql`${articles.author}` })
        .where(inArray(articles.id, ids))
        .returning({ id: articles.id, author: articles.author })),
    );
  return links;
}

/** Gives a restored writer the articles back, unless their author has changed. Returns those. */
export async function linkWriter(tx: Transaction, writerId: number, links: WriterLink[]): Promise<WriterLink[]> {
  const linked: WriterLink[] = [];
  for (let start = 0; start < links.length; start += BATCH) {
    const batch = links.slice(start, start + BATCH);
    const isUnchanged = sql`(${articles.id}, ${articles.author}) in (
      select id, author from json_to_recordset(${JSON.stringify(batch)}::json) as link(id integer, author text))`;
    linked.push(
      ...(await tx.db
        .update(articles)
        .set({ writerId, byline: sql`(select ${writers.name} from ${writers} where ${writers.id} = ${writerId})` })
        .where(and(isNull(articles.writerId), isUnchanged))
        .returning({ id: articles.id, author: articles.author })),
    );
  }
  return linked;
}

type Renamed = OutboxPayload['writer-name'];

/** A function on Vercel has 15 s. */
const TURN_MS = 8000;
const SECOND = 1000;

/**
 * Copies a renamed writer's name to the articles that the rename itself left out, so that the editor did not have to
 * wait. Pages and searches have the new name at once; the filter by author follows.
 */
export const writerNames: Delivery<'writer-name'> = {
  receiver: 'The database',
  maxRows: 1,
  deadlineMs: 30 * SECOND,
  firstRetryMs: SECOND,
  longestRetryMs: 60 * SECOND,
  maxAgeMs: 24 * 60 * 60 * SECOND,
  isAvailable: () => true,
  deliver: copyNames,
  describeError: () => 'The name of a writer could not be copied to all articles.',
};

async function copyNames(dependencies: Dependencies, payloads: Renamed[]): Promise<undefined[]> {
  const endsAt = performance.now() + TURN_MS;
  for (const payload of payloads) {
    let next: Renamed | undefined = payload;
    while (next && performance.now() < endsAt) next = await copyToNext(dependencies, next);
    await endTurn(dependencies, payload, next);
  }
  return payloads.map(() => undefined);
}

async function copyToNext({ db }: Dependencies, renamed: Renamed): Promise<Renamed | undefined> {
  const last = await db.transaction((tx) => updateWriterName(tx as unknown as Database, renamed));
  return last === undefined ? undefined : { ...renamed, afterId: last };
}

/** Invalidates lists, which may be filtered by author, and leaves the rest to the next run. */
async function endTurn(dependencies: Dependencies, { writerId }: Renamed, next: Renamed | undefined): Promise<void> {
  const { cache } = dependencies;
  const versions = await dependencies.db.transaction(async (transaction) => {
    const tx = asSystem({ ...dependencies, db: transaction as unknown as Database });
    if (next) await enqueue(tx, 'writer-name', [{ payload: next, dueAt: tx.clock() }]);
    const [writer] = await tx.db.select().from(writers).where(eq(writers.id, writerId));
    const tags = writer ? [ARTICLES_TAG, authorTag(writer.name)] : [];
    if (cache.mayHaveCdn) await enqueuePurges(tx, new Map(tags.map((tag) => [tag, 'invalidate'])));
    return storeTagVersions(tx.db, tags);
  });
  cache.learn(versions);
}
