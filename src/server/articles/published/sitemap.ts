import type { ArticleLanguage, ArticleType, PublicPair } from '../../../shared/contract/articles/articles.ts';
import type { Context } from '../../context.ts';
import { and, asc, between, desc, eq, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { publicPairsOf } from '../pairs.ts';

/**
 * A file may hold 50,000 addresses; one of 10,000 is made in a tenth of a second. By id, so that an item stays in its
 * file, whatever is published or deleted.
 */
const IDS_PER_FILE = 10_000;

export type SitemapEntry = {
  type: ArticleType;
  slug: string;
  language: ArticleLanguage;
  updatedAt: Date;
  pair: PublicPair | null;
};

/** The numbers of the sitemap's files, from 1; an empty magazine has the first too. */
export async function sitemapFiles({ db }: Context): Promise<number[]> {
  const newest = sql`(select max(${articles.id}) from ${articles} where ${articles.isPublished})`;
  const files = await db
    .select({ file: sql<number>`file` })
    .from(sql`generate_series(1, (${newest} - 1) / ${IDS_PER_FILE} + 1) as file`)
    .where(
      sql`file = 1 or exists (select from ${articles} where ${articles.isPublished}
        and ${articles.id} > (file - 1) * ${IDS_PER_FILE} and ${articles.id} <= file * ${IDS_PER_FILE})`,
    )
    .orderBy(sql`file`);
  return files.length > 0 ? files.map(({ file }) => file) : [1];
}

/** The addresses of the published items in one of the files. */
export async function sitemapEntries({ db }: Context, file: number): Promise<SitemapEntry[]> {
  const [first, last] = [(file - 1) * IDS_PER_FILE + 1, file * IDS_PER_FILE];
  const { id, type, slug, language, updatedAt } = articles;
  const entries = await db
    .select({ id, type, slug, language, updatedAt })
    .from(articles)
    .where(and(eq(articles.isPublished, true), between(articles.id, first, last)))
    .orderBy(asc(articles.id));
  const pairs = await publicPairsOf(db, first, last);
  return entries.map(({ id: article, ...entry }) => ({ ...entry, pair: pairs.get(article) ?? null }));
}

/** The time of the last change of a published item. */
export async function newestChange({ db }: Context): Promise<Date | undefined> {
  const [newest] = await db
    .select({ updatedAt: articles.updatedAt })
    .from(articles)
    .where(eq(articles.isPublished, true))
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(1);
  return newest?.updatedAt;
}
