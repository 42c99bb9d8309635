import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AdminArticlePage, ArticleQuery, PublicArticlePage } from '../../shared/contract/articles.ts';
import { type Context, requireStaff } from '../context.ts';
import { articles, categories, writers } from '../db/schema/magazine.ts';
import { type ArticleRow, listColumns, toAdminArticle, toPublicArticle } from './rows.ts';
import { searchFor } from './search.ts';

/** A page of what readers may see: newest first, with a search the best match first (architecture §5). */
export async function listPublished(context: Context, query: ArticleQuery): Promise<PublicArticlePage> {
  const { rows, ...page } = await listArticles(context, query, {
    only: eq(articles.isPublished, true),
    newest: desc(articles.shownAt),
  });
  return { articles: rows.map(toPublicArticle), ...page };
}

/** A page of everything, drafts included, newest change first. */
export async function listForStaff(context: Context, query: ArticleQuery): Promise<AdminArticlePage> {
  requireStaff(context);
  const { rows, ...page } = await listArticles(context, query, { only: undefined, newest: desc(articles.updatedAt) });
  return { articles: rows.map(toAdminArticle), ...page };
}

type View = { only: SQL | undefined; newest: SQL };

async function listArticles(
  { db }: Context,
  { page, limit, search, type, category, author }: ArticleQuery,
  { only, newest }: View,
) {
  const found = search ? searchFor(search) : undefined;
  const where = and(
    only,
    type && eq(articles.type, type),
    category ? eq(categories.name, category) : undefined,
    author ? eq(sql`coalesce(${writers.name}, ${articles.author})`, author) : undefined,
    found?.matches,
  );
  const order = [...(found ? [desc(found.rank)] : []), newest, desc(articles.id)];
  const [rows, [counted]] = await Promise.all([
    db
      .select(listColumns)
      .from(articles)
      .innerJoin(categories, eq(categories.id, articles.categoryId))
      .leftJoin(writers, eq(writers.id, articles.writerId))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ total: count() })
      .from(articles)
      .innerJoin(categories, eq(categories.id, articles.categoryId))
      .leftJoin(writers, eq(writers.id, articles.writerId))
      .where(where),
  ]);
  const total = counted?.total ?? 0;
  return { rows: rows as ArticleRow[], total, totalPages: Math.ceil(total / limit), page };
}
