import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AdminArticlePage, ArticleQuery, PublicArticlePage } from '../../shared/contract/articles.ts';
import { type Context, requireStaff } from '../context.ts';
import type { Database } from '../db/database.ts';
import { articleCounts, articles, categories, writers } from '../db/schema/magazine.ts';
import { type ArticleRow, listColumns, toAdminArticle, toPublicArticle } from './rows.ts';
import { searchArticles } from './search.ts';

/** A page of what readers may see: newest first, with a search the best match first (architecture §5). */
export async function listPublished(context: Context, query: ArticleQuery): Promise<PublicArticlePage> {
  const { rows, ...page } = await listArticles(context, query, true);
  return { articles: rows.map(toPublicArticle), ...page };
}

/** A page of everything, drafts included, newest change first. */
export async function listForStaff(context: Context, query: ArticleQuery): Promise<AdminArticlePage> {
  requireStaff(context);
  const { rows, ...page } = await listArticles(context, query, false);
  return { articles: rows.map(toAdminArticle), ...page };
}

async function listArticles({ db }: Context, query: ArticleQuery, isPublic: boolean) {
  const { rows, total } = await (query.search ? searchArticles : newestArticles)(db, query, isPublic);
  return { rows, total, totalPages: Math.ceil(total / query.limit), page: query.page };
}

/** The page's ids come from an index alone, from whichever end is nearer, so that a late page costs little more. */
async function newestArticles(
  db: Database,
  query: ArticleQuery,
  isPublic: boolean,
): Promise<{ rows: ArticleRow[]; total: number }> {
  const newest = isPublic ? articles.shownAt : articles.updatedAt;
  const only = and(
    filter(articles, query, isPublic),
    query.author === undefined ? undefined : eq(articles.byline, query.author),
  );
  const total = query.author ? await countOf(db, only) : await keptCount(db, query, isPublic);
  const offset = (query.page - 1) * query.limit;
  if (offset >= total) return { rows: [], total };
  const isNearEnd = offset > total / 2;
  const direction = isNearEnd ? asc : desc;
  const page = db
    .select({ id: articles.id })
    .from(articles)
    .where(only)
    .orderBy(direction(newest), direction(articles.id))
    .limit(Math.min(query.limit, total - offset))
    .offset(isNearEnd ? Math.max(0, total - offset - query.limit) : offset)
    .as('page');
  const rows = await db
    .select(listColumns)
    .from(page)
    .innerJoin(articles, eq(articles.id, page.id))
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .orderBy(desc(newest), desc(articles.id));
  return { rows: rows as ArticleRow[], total };
}

/** All of a kind, from the counts that the database keeps. */
async function keptCount(db: Database, query: ArticleQuery, isPublic: boolean): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`coalesce(sum(${articleCounts.total}), 0)::int` })
    .from(articleCounts)
    .where(filter(articleCounts, query, isPublic));
  return counted?.total ?? 0;
}

async function countOf(db: Database, only: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(articles).where(only);
  return counted?.total ?? 0;
}

/** The same choice, of articles or of their counts. */
function filter(table: typeof articles | typeof articleCounts, { type, category }: ArticleQuery, isPublic: boolean) {
  return and(
    isPublic ? eq(table.isPublished, true) : undefined,
    type && eq(table.type, type),
    category
      ? sql`${table.categoryId} = (select ${categories.id} from ${categories} where ${categories.name} = ${category})`
      : undefined,
  );
}
