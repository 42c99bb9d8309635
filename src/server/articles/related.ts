import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { RELATED_ITEMS } from '../../shared/constants.ts';
import type { PublicArticle } from '../../shared/contract/articles.ts';
import { displayDate } from '../../shared/dates.ts';
import type { Context } from '../context.ts';
import { articles, categories, writers } from '../db/schema/magazine.ts';
import { type ArticleRow, listColumns, toPublicArticle } from './rows.ts';

export type RelatedArticles = {
  /** Of the same category, filled up with the newest. */
  related: PublicArticle[];
  /** The one that was published just before. */
  previous: PublicArticle | undefined;
  next: PublicArticle | undefined;
};

/** What a reader can go on to from a published item: one query, whose rows are then given their roles. */
export async function relatedArticlesOf({ db }: Context, article: PublicArticle): Promise<RelatedArticles> {
  const place = sql`(${articles.shownAt}, ${articles.id})`;
  const here = sql`(${displayDate(article)}::timestamptz, ${article.id}::int)`;
  const others = and(eq(articles.isPublished, true), ne(articles.id, article.id));
  const nearest = (where: SQL | undefined, order: SQL[], limit: number) =>
    db
      .select({ id: articles.id })
      .from(articles)
      .innerJoin(categories, eq(categories.id, articles.categoryId))
      .where(and(others, where))
      .orderBy(...order)
      .limit(limit);
  const newest = [desc(articles.shownAt), desc(articles.id)];
  const rows = await db
    .select(listColumns)
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .where(
      or(
        inArray(articles.id, nearest(eq(categories.name, article.category), newest, RELATED_ITEMS)),
        inArray(articles.id, nearest(undefined, newest, RELATED_ITEMS)),
        inArray(articles.id, nearest(sql`${place} < ${here}`, newest, 1)),
        inArray(articles.id, nearest(sql`${place} > ${here}`, [asc(articles.shownAt), asc(articles.id)], 1)),
      ),
    )
    .orderBy(...newest);
  return rolesOf(article, (rows as ArticleRow[]).map(toPublicArticle));
}

/** `newestFirst` holds the right rows for every role, so the first that fits is the one. */
function rolesOf(article: PublicArticle, newestFirst: PublicArticle[]): RelatedArticles {
  const isOlder = (other: PublicArticle) =>
    displayDate(other) === displayDate(article) ? other.id < article.id : displayDate(other) < displayDate(article);
  const isAlike = (other: PublicArticle) => other.category === article.category;
  return {
    related: [...newestFirst.filter(isAlike), ...newestFirst.filter((other) => !isAlike(other))].slice(
      0,
      RELATED_ITEMS,
    ),
    previous: newestFirst.find(isOlder),
    next: newestFirst.findLast((other) => !isOlder(other)),
  };
}
