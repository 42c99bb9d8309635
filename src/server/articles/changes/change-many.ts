import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { articles, categories, writers } from '../../db/schema/magazine.ts';
import type { Transaction } from '../../db/transaction.ts';
import { searchLabels } from './search-labels.ts';

/*
 * Changes of many articles at once, by a rename: no editor's work, so versions and dates stay. The caller has locked
 * the category or writer, and raises its tag.
 */

/** Bounds what one statement holds in memory. */
const BATCH = 1000;

/** Copies the current names of category and writer to these articles. Reads no bodies. */
async function updateNames({ db }: Transaction, changed: Array<{ id: number }>): Promise<void> {
  const labels = searchLabels({
    category: sql`category.name`,
    writer: sql`writer.name`,
    author: sql`own.author`,
    tags: sql`own.tags`,
  });
  // In one order, so that two renames do not wait for each other.
  const ids = changed.map(({ id }) => id).sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += BATCH)
    await db.execute(sql`
      update articles set labels = ${labels}, byline = coalesce(writer.name, own.author)
      from articles as own join ${categories} as category on category.id = own.category_id
      left join ${writers} as writer on writer.id = own.writer_id
      where articles.id = own.id and own.id = any(${sql.param(ids.slice(start, start + BATCH))}::int[])`);
}

const idsOf = ({ db }: Transaction, where: SQL) => db.select({ id: articles.id }).from(articles).where(where);

/** For a renamed category. */
export async function updateCategoryName(tx: Transaction, categoryId: number): Promise<void> {
  await updateNames(tx, await idsOf(tx, eq(articles.categoryId, categoryId)));
}

/** For a renamed writer. An author text equal to the old name follows; any other was chosen by an editor. */
export async function updateWriterName(tx: Transaction, writerId: number, from: string, to: string): Promise<void> {
  const isOwn = eq(articles.writerId, writerId);
  await tx.db
    .update(articles)
    .set({ author: to })
    .where(and(isOwn, eq(articles.author, from)));
  await updateNames(tx, await idsOf(tx, isOwn));
}

export type WriterLink = { id: number; author: string };

/** Takes the articles from a writer who is about to be deleted. Returns them with their author texts. */
export async function unlinkWriter(tx: Transaction, writerId: number): Promise<WriterLink[]> {
  const links = await tx.db
    .update(articles)
    .set({ writerId: null })
    .where(eq(articles.writerId, writerId))
    .returning({ id: articles.id, author: articles.author });
  await updateNames(tx, links);
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
        .set({ writerId })
        .where(and(isNull(articles.writerId), isUnchanged))
        .returning({ id: articles.id, author: articles.author })),
    );
  }
  await updateNames(tx, linked);
  return linked;
}
