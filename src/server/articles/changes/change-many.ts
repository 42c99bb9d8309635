import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { articles, writers } from '../../db/schema/magazine.ts';
import type { Transaction } from '../../db/transaction.ts';

/*
 * Changes of many articles at once, by a writer's change: no editor's work, so versions and dates stay. The caller has
 * locked the writer, and raises its tag. Renaming a category changes no article.
 */

/** Of a million articles each takes some 2 ms, and a statement must end within its limit. */
const BATCH = 200;

/** For a renamed writer. An author text equal to the old name follows; any other was chosen by an editor. */
export async function updateWriterName(tx: Transaction, writerId: number, from: string, to: string): Promise<void> {
  const author = sql`case when ${articles.author} = ${from} then ${to} else ${articles.author} end`;
  for (const ids of await batchesOf(tx, writerId))
    await tx.db.update(articles).set({ byline: to, author }).where(inArray(articles.id, ids));
}

/** A writer's articles in one order, so that two changes do not wait for each other. */
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

/** Gives a restored writer the articles back, unless their author was changed meanwhile. Returns those. */
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
