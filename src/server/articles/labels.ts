import { eq, type SQL, sql } from 'drizzle-orm';
import { articles, categories, writers } from '../db/schema/magazine.ts';
import type { Transaction } from '../transaction.ts';
import { labelsOf } from './values.ts';

/**
 * Writes the search labels of the articles that `where` names anew, after a name in them changed. Returns the slugs of
 * those that are public, whose pages show that name.
 */
export async function refreshLabels({ db }: Transaction, where: SQL | undefined): Promise<string[]> {
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
  const labels = rows.map(({ id, writer, ...row }) => ({
    id,
    labels: labelsOf({ ...row, writer: writer ?? undefined }),
  }));
  await db.execute(sql`
    update articles set labels = fresh.labels
    from json_to_recordset(${JSON.stringify(labels)}::json) as fresh(id integer, labels text)
    where articles.id = fresh.id`);
  return rows.filter(({ isPublished }) => isPublished).map(({ slug }) => slug);
}
