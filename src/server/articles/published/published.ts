import type { SQL } from 'drizzle-orm';
import { RELATED_ITEMS } from '../../../shared/constants.ts';
import type {
  PublicArticle,
  ReadArticle,
  ReviewedArticle,
  ShownArticle,
} from '../../../shared/contract/articles/articles.ts';
import { displayDate } from '../../../shared/dates/dates.ts';
import type { Context } from '../../context.ts';
import { and, asc, desc, eq, inArray, ne, sql } from '../../db/drizzle.ts';
import { preparedQuery, UNNAMED_STATEMENT } from '../../db/prepared-query.ts';
import { articles, subjectsOf } from '../../db/schema/articles/articles.ts';
import { categories } from '../../db/schema/categories.ts';
import { writers } from '../../db/schema/writers.ts';
import { DomainError } from '../../errors/errors.ts';
import { picturesOf, withPictures } from '../../pictures/shown.ts';
import { type ArticleRow, articleColumns, listColumns, toPublicArticle } from '../article-row.ts';
import { publicPair } from '../pairs.ts';
import { publicReview, toPublicReview } from '../reviews/current-review.ts';

/** `changedAt` is for the page's metadata; the public API has no such field. */
export type PublishedArticle = { article: ReviewedArticle; changedAt: Date };

/** A published article or video by its slug. Throws `not-found`, for drafts too. */
export async function getPublished(context: Context, slug: string): Promise<ReadArticle> {
  const found = await findPublished(context, slug);
  if (!found) throw new DomainError('not-found', 'This article does not exist');
  return { ...found.article, pictures: await picturesOf(context, [found.article]) };
}

export async function findPublished({ db }: Context, slug: string): Promise<PublishedArticle | undefined> {
  const [row] = await publishedBySlug(db).execute({ slug });
  if (!row) return undefined;
  const { review, pair, ...article } = row;
  return { article: { ...toPublicArticle(article), review: toPublicReview(review), pair }, changedAt: row.updatedAt };
}

const publishedBySlug = preparedQuery((db) =>
  db
    .select({ ...articleColumns, review: publicReview(sql`${articles.id}`), pair: publicPair(sql`${articles.id}`) })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .where(and(eq(articles.slug, sql.placeholder('slug')), eq(articles.isPublished, true)))
    .prepare(UNNAMED_STATEMENT),
);

export type RelatedArticles = {
  /** Those that share a subject: of the same language, with a tag of it. */
  related: PublicArticle[];
  /** The item published just before. */
  previous: PublicArticle | undefined;
  next: PublicArticle | undefined;
};

/** Finds the related, previous and next items of a published item in one query. */
export async function findRelatedArticles({ db }: Context, article: PublicArticle): Promise<RelatedArticles> {
  const position = sql`(${articles.shownAt}, ${articles.id})`;
  const ownPosition = sql`(${displayDate(article)}::timestamptz, ${article.id}::int)`;
  const others = and(eq(articles.isPublished, true), ne(articles.id, article.id));
  const firstIds = (where: SQL | undefined, order: SQL[], limit: number) =>
    db
      .select({ id: articles.id })
      .from(articles)
      .where(and(others, where))
      .orderBy(...order)
      .limit(limit);
  const newest = [desc(articles.shownAt), desc(articles.id)];
  // The newest that share a tag; of these the ones that share most.
  const candidates = db
    .select({ id: articles.id, shownAt: articles.shownAt, closeness: closenessTo(article).as('closeness') })
    .from(articles)
    .where(and(others, eq(articles.language, article.language), sharesTag(article)))
    .orderBy(...newest)
    .limit(CANDIDATES)
    .as('candidates');
  const closest = db
    .select({ id: candidates.id })
    .from(candidates)
    .orderBy(desc(candidates.closeness), desc(candidates.shownAt), desc(candidates.id))
    .limit(RELATED_ITEMS);
  // One list of ids: three lists with OR between them make Postgres read the whole table.
  const ids = closest
    .unionAll(firstIds(sql`${position} < ${ownPosition}`, newest, 1))
    .unionAll(firstIds(sql`${position} > ${ownPosition}`, [asc(articles.shownAt), asc(articles.id)], 1));
  const rows = await db
    .select({ ...listColumns, closeness: closenessTo(article) })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .where(inArray(articles.id, ids))
    .orderBy(...newest);
  const closeness = new Map(rows.map((row) => [row.id, row.closeness]));
  return assignRoles(article, (rows as ArticleRow[]).map(toPublicArticle), closeness);
}

/** Enough that of a tag of many articles a close one is among them. */
const CANDIDATES = 60;

const ownSubjects = ({ tags }: PublicArticle) => subjectsOf(sql`${sql.param(tags, articles.tags)}::text[]`);
const sharesTag = (article: PublicArticle) => sql`${subjectsOf(articles.tags)} && ${ownSubjects(article)}`;

/** Shared tags count twice, the category once: it is too wide to be a subject by itself. */
const closenessTo = (article: PublicArticle) => sql<number>`(
  2 * cardinality(array(select unnest(${subjectsOf(articles.tags)}) intersect select unnest(${ownSubjects(article)})))
  + (${articles.categoryId} = (select id from categories where name = ${article.category}))::int)`;

/** `newestFirst` holds the rows for all three, so the first match is the right one. */
function assignRoles(
  article: PublicArticle,
  newestFirst: PublicArticle[],
  closeness: ReadonlyMap<number, number>,
): RelatedArticles {
  const isOlder = (other: PublicArticle) =>
    displayDate(other) === displayDate(article) ? other.id < article.id : displayDate(other) < displayDate(article);
  const closenessOf = ({ id }: PublicArticle) => closeness.get(id) ?? 0;
  const isRelated = (other: PublicArticle) => other.language === article.language && closenessOf(other) > 1;
  return {
    related: newestFirst
      .filter(isRelated)
      .sort((one, other) => closenessOf(other) - closenessOf(one))
      .slice(0, RELATED_ITEMS),
    previous: newestFirst.find(isOlder),
    next: newestFirst.findLast((other) => !isOlder(other)),
  };
}

/**
 * The newest published items with this word among their tags, of a pair the Dutch one. The index of the search finds
 * where it stands at all.
 */
export async function newestWithTag({ db }: Context, word: string, limit: number): Promise<PublicArticle[]> {
  const rows = await db
    .select(listColumns)
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .where(
      and(
        eq(articles.isPublished, true),
        sql`${articles.searchVector} @@ plainto_tsquery('clinic_dutch', ${word})`,
        hasTag(sql`${articles.tags}`, word),
        sql`not exists (select from article_pairs join articles as dutch on dutch.id = article_pairs.dutch_id
          where article_pairs.english_id = ${articles.id} and dutch.is_published and ${hasTag(sql`dutch.tags`, word)})`,
      ),
    )
    .orderBy(desc(articles.shownAt), desc(articles.id))
    .limit(limit);
  return rows.map(toPublicArticle);
}

const hasTag = (tags: SQL, word: string) => sql`exists (select from unnest(${tags}) as tag
  where lower(${word}) = any (regexp_split_to_array(lower(tag), '\\s+')))`;

/** The newest published items with their full body. */
export async function latestArticles(context: Context, limit: number): Promise<ShownArticle[]> {
  const rows = await context.db
    .select(articleColumns)
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .where(eq(articles.isPublished, true))
    .orderBy(desc(articles.shownAt), desc(articles.id))
    .limit(limit);
  return withPictures(context, rows.map(toPublicArticle));
}
