import type { SQL } from 'drizzle-orm';
import type { ArticleCounts } from '../../shared/contract/articles/article-overviews.ts';
import type { ArticleQuery, PublicArticlePage } from '../../shared/contract/articles/articles.ts';
import type {
  AdminArticlePage,
  AdminArticleQuery,
  ArticleSort,
} from '../../shared/contract/articles/articles-for-staff.ts';
import type { ReviewState } from '../../shared/contract/articles/reviews.ts';
import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import type { Synonyms } from '../../shared/search/site-index.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { and, asc, desc, eq, inArray, sql } from '../db/drizzle.ts';
import { preparedQuery, UNNAMED_STATEMENT } from '../db/prepared-query.ts';
import { alphabetical, articleCounts, articles } from '../db/schema/articles/articles.ts';
import { handIns } from '../db/schema/articles/hand-ins.ts';
import { articleSchedules } from '../db/schema/articles/schedules.ts';
import { categories } from '../db/schema/categories.ts';
import { writers } from '../db/schema/writers.ts';
import { requirePermission } from '../permissions.ts';
import { withPictures } from '../pictures/shown.ts';
import { limitSearch } from '../search/limit-search.ts';
import { searchArticles } from '../search/search-articles.ts';
import { synonymsOf } from '../search/site/read-site-index.ts';
import { type ListedRow, listColumnsFor, toAdminArticle, toPublicArticle } from './article-row.ts';
import { countHandedIn, findHandInStates } from './hand-ins/find.ts';
import { currentReview, hasChanged, stateOf } from './reviews/current-review.ts';
import { countSchedules, findSchedules } from './schedules/schedule-row.ts';

/** A page of published items: best match first for a search, else newest first. */
export async function listPublished(context: Context, query: ArticleQuery): Promise<PublicArticlePage> {
  const { articles, ...page } = await listWithoutPictures(context, query);
  return { articles: await withPictures(context, articles), ...page };
}

/** The same without the data of their pictures, for who shows none: it saves a query. */
export async function listWithoutPictures(context: Context, query: ArticleQuery) {
  const synonyms = query.search ? await synonymsOf(context) : [];
  const { rows, ...page } = await listArticles(context, query, true, synonyms);
  return { articles: rows.map(toPublicArticle), ...page };
}

/** The same for a visitor, whose searches are limited. Throws `too-many`. */
export async function listForVisitor(
  context: Context,
  query: ArticleQuery,
  clientAddress: string,
): Promise<PublicArticlePage> {
  await limitSearch(context, query, clientAddress);
  return listPublished(context, query);
}

/**
 * A page of all items with drafts: best match first for a search, else in the chosen order, else last changed first.
 */
export async function listForStaff(context: Context, query: AdminArticleQuery): Promise<AdminArticlePage> {
  requirePermission(context, 'magazine.read');
  const { rows, ...page } = await listArticles(context, query, false);
  const ids = rows.map(({ id }) => id);
  const schedules = await findSchedules(context.db, ids);
  const handIns = await findHandInStates(context.db, ids);
  const reviews = await findReviewStates(context, ids);
  const articles = rows.map((row) => ({
    ...toAdminArticle(row),
    draftChanges: row.draftNumber ? { number: row.draftNumber } : null,
    schedule: schedules.get(row.id) ?? null,
    handIn: handIns.get(row.id) ?? null,
    review: reviews.get(row.id) ?? ('none' as const),
  }));
  return { articles, ...page };
}

async function listArticles({ db }: Context, query: AdminArticleQuery, isPublic: boolean, synonyms?: Synonyms) {
  const { rows, total } = query.search
    ? await searchArticles(db, query, isPublic, synonyms)
    : await sortedArticles(db, query, isPublic);
  return { rows, total, totalPages: Math.ceil(total / query.limit), page: query.page };
}

const FILTERS = ['type', 'category', 'author', 'state'] as const;

/** States that are rows of a table of their own; they exclude the others. `search_articles` knows them too. */
const STATE_TABLES = {
  scheduled: sql`select ${articleSchedules.articleId} from ${articleSchedules}`,
  'handed-in': sql`select ${handIns.articleId} from ${handIns} where ${handIns.answer} is null`,
};

/** Which filters are set: each combination has its own prepared query. */
type Shape = { isPublic: boolean; filters: Array<(typeof FILTERS)[number]>; inTable: keyof typeof STATE_TABLES | null };
/** Whether the index is read backwards: from the end of a list, or against its natural order. */
type PageShape = Shape & { sort: ListOrder; isReversed: boolean; isNearEnd: boolean };

/** Up to this offset one query returns rows and total; beyond, the total comes first, to read from the nearer end. */
const NEAR_START_OFFSET = 120;

/** Reads the page's ids from an index, from its nearer end, so that late pages stay cheap. */
async function sortedArticles(
  db: Database,
  query: AdminArticleQuery,
  isPublic: boolean,
): Promise<{ rows: ListedRow[]; total: number }> {
  const { page, limit, type, category, author, state } = query;
  const inTable = state === 'scheduled' || state === 'handed-in' ? state : null;
  const filters = FILTERS.filter((name) => query[name] && !(name === 'state' && inTable));
  const shape: Shape = { isPublic, filters, inTable };
  const sort: ListOrder = isPublic ? 'shown' : (query.sort ?? 'changed');
  const order = { sort, isReversed: query.order !== undefined && query.order !== naturalOrder(sort) };
  const values = { type, category, author, isPublished: state === 'published' };
  const offset = (page - 1) * limit;
  if (offset < NEAR_START_OFFSET) {
    const rows = await selectPage(db, { ...shape, ...order, isNearEnd: false }).execute({ ...values, limit, offset });
    if (rows[0]) return { rows: rows as ListedRow[], total: rows[0].total };
  }
  const [counted] = await selectCount(db, shape).execute(values);
  const total = counted?.total ?? 0;
  if (offset >= total) return { rows: [], total };
  const isNearEnd = offset > total / 2;
  const rows = await selectPage(db, { ...shape, ...order, isNearEnd }).execute({
    ...values,
    limit: Math.min(limit, total - offset),
    offset: isNearEnd ? Math.max(0, total - offset - limit) : offset,
  });
  return { rows: rows as ListedRow[], total };
}

const selectPage = preparedQuery((db, { sort, isReversed, isNearEnd, ...shape }: PageShape) => {
  const page = db
    .select({ id: articles.id })
    .from(articles)
    .where(whereFilters(articles, shape))
    .orderBy(...orderBy(sort, isReversed !== isNearEnd))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  return db
    .select({ ...listColumnsFor(shape), total: sql<number>`(${selectTotal(db, shape)})` })
    .from(page)
    .innerJoin(articles, eq(articles.id, page.id))
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .orderBy(...orderBy(sort, isReversed))
    .prepare(UNNAMED_STATEMENT);
});

const selectCount = preparedQuery((db, shape: Shape) => selectTotal(db, shape).prepare(UNNAMED_STATEMENT));

/** Triggers keep counts per type and category; articles of an author, and those of a table of their own, are counted. */
const selectTotal = (db: Database, shape: Shape) =>
  shape.filters.includes('author') || shape.inTable
    ? db.select({ total: sql<number>`count(*)::int` }).from(articles).where(whereFilters(articles, shape))
    : db
        .select({ total: sql<number>`coalesce(sum(${articleCounts.total}), 0)::int` })
        .from(articleCounts)
        .where(whereFilters(articleCounts, shape));

/** The condition for the filters, on articles or on their counts. */
function whereFilters(
  table: typeof articles | typeof articleCounts,
  { isPublic, filters, inTable }: Shape,
): SQL | undefined {
  const conditions = {
    type: eq(table.type, sql.placeholder('type')),
    category: sql`${table.categoryId} = (select ${categories.id} from ${categories} where ${categories.name} = ${sql.placeholder('category')})`,
    author: eq(articles.byline, sql.placeholder('author')),
    state: eq(table.isPublished, sql.placeholder('isPublished')),
  };
  return and(
    isPublic ? eq(table.isPublished, true) : undefined,
    inTable ? sql`${articles.id} in (${STATE_TABLES[inTable]})` : undefined,
    ...filters.map((name) => conditions[name]),
  );
}

/** An order that an index serves from both ends: the columns, and which of them descend. */
type Order = { by: Parameters<typeof asc>[0]; isDescending: boolean }[];

const newestBy = (date: Order[number]['by']): Order => [
  { by: date, isDescending: true },
  { by: articles.id, isDescending: true },
];

/** Default order: newest first, titles from A to Z, drafts first. */
const ORDERS: Record<ArticleSort | 'shown', Order> = {
  shown: newestBy(articles.shownAt),
  changed: newestBy(articles.updatedAt),
  created: newestBy(articles.createdAt),
  title: [
    { by: alphabetical(articles.title), isDescending: false },
    { by: articles.id, isDescending: false },
  ],
  state: [{ by: articles.isPublished, isDescending: false }, ...newestBy(articles.updatedAt)],
};

type ListOrder = keyof typeof ORDERS;

/** The default direction of a sort. */
const naturalOrder = (order: ListOrder): 'asc' | 'desc' => (ORDERS[order][0]?.isDescending ? 'desc' : 'asc');

const orderBy = (order: ListOrder, isReversed: boolean): SQL[] =>
  ORDERS[order].map(({ by, isDescending }) => (isDescending === isReversed ? asc : desc)(by));

/** The number of articles, which triggers count. */
export async function countArticles(context: Context): Promise<ArticleCounts> {
  requirePermission(context, 'magazine.read');
  const [counts] = await context.db
    .select({
      total: sql<number>`coalesce(sum(${articleCounts.total}), 0)::int`,
      drafts: sql<number>`coalesce(sum(${articleCounts.total}) filter (where not ${articleCounts.isPublished}), 0)::int`,
    })
    .from(articleCounts);
  return {
    total: 0,
    drafts: 0,
    ...counts,
    scheduled: await countSchedules(context.db),
    handedIn: await countHandedIn(context.db),
  };
}

/** The review status of articles, by their ids. */
async function findReviewStates({ db, clock }: Context, ids: number[]): Promise<Map<number, ReviewState>> {
  if (ids.length === 0) return new Map();
  const today = dayInAmsterdam(clock());
  const rows = await db
    .select({
      id: articles.id,
      dueOn: sql<string | null>`reviewed.due_on::text`,
      hasChanged: hasChanged(sql`reviewed.reviewed_at`).as('has_changed'),
      wasReviewed: sql<boolean>`exists (select from article_reviews as any_review
        where any_review.article_id = ${articles.id} and any_review.withdrawn_at is not null)`,
    })
    .from(articles)
    .leftJoinLateral(sql`${currentReview(sql`articles.id`)} as reviewed`, sql`true`)
    .leftJoin(sql`article_revisions as read`, sql`read.article_id = articles.id and read.number = reviewed.revision`)
    .where(inArray(articles.id, ids));
  return new Map(
    rows.map(({ id, dueOn, wasReviewed, ...row }) => [
      id,
      stateOf(dueOn === null ? undefined : { dueOn, hasChanged: row.hasChanged }, { wasReviewed, today }),
    ]),
  );
}
