import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AdminArticlePage, ArticleQuery, PublicArticlePage } from '../../shared/contract/articles.ts';
import { type Context, requireStaff } from '../context.ts';
import type { Database } from '../db/database.ts';
import { preparedQuery, UNNAMED_STATEMENT } from '../db/prepared-query.ts';
import { articleCounts, articles, categories, writers } from '../db/schema/magazine.ts';
import { searchArticles } from '../search/search.ts';
import { type ArticleRow, listColumns, toAdminArticle, toPublicArticle } from './rows.ts';

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

/** Which of the choices a reader has made, and so what the query looks like. */
type Shape = { isPublic: boolean; narrowedBy: Array<'type' | 'category' | 'author'> };

/** Pages that readers ask for. Up to here one query tells the total as well; beyond, it is asked for first. */
const SURELY_NEAR_START = 120;

/** The page's ids come from an index alone, from whichever end is nearer, so that a late page costs little more. */
async function newestArticles(
  db: Database,
  query: ArticleQuery,
  isPublic: boolean,
): Promise<{ rows: ArticleRow[]; total: number }> {
  const { page, limit, type, category, author } = query;
  const shape: Shape = {
    isPublic,
    narrowedBy: (['type', 'category', 'author'] as const).filter((name) => query[name]),
  };
  const values = { type, category, author };
  const offset = (page - 1) * limit;
  if (offset < SURELY_NEAR_START) {
    const rows = await pageOf(db, { ...shape, isNearEnd: false }).execute({ ...values, limit, offset });
    if (rows[0]) return { rows: rows as ArticleRow[], total: rows[0].total };
  }
  const [counted] = await countOf(db, shape).execute(values);
  const total = counted?.total ?? 0;
  if (offset >= total) return { rows: [], total };
  const isNearEnd = offset > total / 2;
  const rows = await pageOf(db, { ...shape, isNearEnd }).execute({
    ...values,
    limit: Math.min(limit, total - offset),
    offset: isNearEnd ? Math.max(0, total - offset - limit) : offset,
  });
  return { rows: rows as ArticleRow[], total };
}

const pageOf = preparedQuery((db, { isNearEnd, ...shape }: Shape & { isNearEnd: boolean }) => {
  const newest = shape.isPublic ? articles.shownAt : articles.updatedAt;
  const direction = isNearEnd ? asc : desc;
  const page = db
    .select({ id: articles.id })
    .from(articles)
    .where(chosen(articles, shape))
    .orderBy(direction(newest), direction(articles.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  return db
    .select({ ...listColumns, total: sql<number>`(${totalOf(db, shape)})` })
    .from(page)
    .innerJoin(articles, eq(articles.id, page.id))
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .orderBy(desc(newest), desc(articles.id))
    .prepare(UNNAMED_STATEMENT);
});

const countOf = preparedQuery((db, shape: Shape) => totalOf(db, shape).prepare(UNNAMED_STATEMENT));

/** From the counts that the database keeps; those know no authors, whose articles are counted in an index. */
const totalOf = (db: Database, shape: Shape) =>
  shape.narrowedBy.includes('author')
    ? db.select({ total: sql<number>`count(*)::int` }).from(articles).where(chosen(articles, shape))
    : db
        .select({ total: sql<number>`coalesce(sum(${articleCounts.total}), 0)::int` })
        .from(articleCounts)
        .where(chosen(articleCounts, shape));

/** The same choice, of articles or of their counts, which know no authors. */
function chosen(table: typeof articles | typeof articleCounts, { isPublic, narrowedBy }: Shape): SQL | undefined {
  const conditions = {
    type: eq(table.type, sql.placeholder('type')),
    category: sql`${table.categoryId} = (select ${categories.id} from ${categories} where ${categories.name} = ${sql.placeholder('category')})`,
    author: eq(articles.byline, sql.placeholder('author')),
  };
  return and(isPublic ? eq(table.isPublished, true) : undefined, ...narrowedBy.map((name) => conditions[name]));
}
