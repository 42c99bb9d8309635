import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { articles, writers } from '../../db/schema/magazine.ts';
import type { Transaction } from '../../db/transaction.ts';

/*
 * Changes of many articles at once, by a writer's change: no editor's work, so versions and dates stay. The caller has
 * locked the writer, and raises its tag. Renaming a category changes no article.
 */

/** Bounds what one statement holds in memory. */
const BATCH = 1000;

/** For a renamed writer. An author text equal to the old name follows; any other was chosen by an editor. */
export async function updateWriterName(tx: Transaction, writerId: number, from: string, to: string): Promise<void> {
  const linked = await tx.db.select({ id: articles.id }).from(articles).where(eq(articles.writerId, writerId));
  // In one order, so that two renames do not wait for each other.
  const ids = linked.map(({ id }) => id).sort((a, b) => a - b);
  const author = sql`case when ${articles.author} = ${from} then ${to} else ${articles.author} end`;
  for (let start = 0; start < ids.length; start += BATCH)
    await tx.db
      .update(articles)
      .set({ byline: to, author })
      .where(inArray(articles.id, ids.slice(start, start + BATCH)));
}

export type WriterLink = { id: number; author: string };

/** Takes the articles from a writer who is about to be deleted. Returns them with their author texts. */
export async function unlinkWriter(tx: Transaction, writerId: number): Promise<WriterLink[]> {
  return tx.db
    .update(articles)
    .set({ writerId: null, byline: sql`${articles.author}` })
    .where(eq(articles.writerId, writerId))
    .returning({ id: articles.id, author: articles.author });
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
