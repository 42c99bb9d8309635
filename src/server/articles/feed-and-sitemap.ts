import { desc, eq } from 'drizzle-orm';
import type { ArticleType, PublicArticle } from '../../shared/contract/articles.ts';
import type { Context } from '../context.ts';
import { articles, categories, writers } from '../db/schema/magazine.ts';
import { articleColumns, toPublicArticle } from './article-row.ts';

const newest = [desc(articles.shownAt), desc(articles.id)];

/** The newest published items with their full body. */
export async function latestArticles({ db }: Context, limit: number): Promise<PublicArticle[]> {
  const rows = await db
    .select(articleColumns)
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .where(eq(articles.isPublished, true))
    .orderBy(...newest)
    .limit(limit);
  return rows.map(toPublicArticle);
}

/** A sitemap may hold 50,000 addresses; the rest is for other pages. */
const MAX_SITEMAP_ENTRIES = 49_000;

export type SitemapEntry = { type: ArticleType; slug: string; updatedAt: Date };

/** The addresses of all published items, up to what one sitemap may hold. */
export async function sitemapEntries({ db }: Context): Promise<SitemapEntry[]> {
  return db
    .select({ type: articles.type, slug: articles.slug, updatedAt: articles.updatedAt })
    .from(articles)
    .where(eq(articles.isPublished, true))
    .orderBy(...newest)
    .limit(MAX_SITEMAP_ENTRIES);
}
