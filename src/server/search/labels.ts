import { eq, type SQL, sql } from 'drizzle-orm';
import { bylineOf, searchLabels } from '../articles/column-values.ts';
import { articles, categories, writers } from '../db/schema/magazine.ts';
import type { Transaction } from '../db/transaction.ts';

/**
 * Updates the byline and the search labels of the articles that match `where`, after a writer or category changed.
 * Returns the slugs of the published ones.
 */
export async function updateSearchLabels({ db }: Transaction, where: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({
      id: articles.id,
      slug: articles.slug,
      isPublished: articles.isPublished,
      author: articles.author,
      tags: articles.tags,
      category: categories.name,
      writer: writers.name,
    })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .where(where);
  const fresh = rows.map(({ id, writer, ...row }) => {
    const names = { ...row, writer: writer ?? undefined };
    return { id, labels: searchLabels(names), byline: bylineOf(names) };
  });
  await db.execute(sql`
    update articles set labels = fresh.labels, byline = fresh.byline
    from json_to_recordset(${JSON.stringify(fresh)}::json) as fresh(id integer, labels text, byline text)
    where articles.id = fresh.id`);
  return rows.filter(({ isPublished }) => isPublished).map(({ slug }) => slug);
}
