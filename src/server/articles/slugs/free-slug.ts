import type { PgColumn } from 'drizzle-orm/pg-core';
import { slugify } from '../../../shared/text/slug.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, isNotNull, ne, or, sql } from '../../db/drizzle.ts';
import { articles, slugRedirects } from '../../db/schema/articles/articles.ts';

const MAX_LENGTH = 100;

/** The base of a title's slug; `isNumbered` for a title without letters or digits, which needs a number. */
function stemOf(title: string): { stem: string; isNumbered: boolean } {
  const base = slugify(title).slice(0, MAX_LENGTH).replace(/-+$/, '');
  return { stem: base || 'artikel', isNumbered: !base };
}

/**
 * A free slug for a title, numbered from -2 when taken; `artikel-1`, `artikel-2` … for a title without letters or
 * digits. An address that redirects to another article is taken. The addresses of the article `ownId` are free, and
 * rather than a new number it gets one of these back.
 */
export async function findFreeSlug(db: Database, title: string, ownId = 0): Promise<string> {
  const { stem, isNumbered } = stemOf(title);
  const isLike = (slug: PgColumn) => or(eq(slug, stem), sql`${slug} ~ ${`^${stem}-[0-9]+$`}`);
  const current = db.select({ slug: sql<string>`${articles.slug}`, id: articles.id });
  const former = db.select({ slug: sql<string>`${slugRedirects.slug}`, id: sql<number>`${slugRedirects.articleId}` });
  const rows = await current
    .from(articles)
    .where(isLike(articles.slug))
    .unionAll(former.from(slugRedirects).where(and(isLike(slugRedirects.slug), isNotNull(slugRedirects.articleId))));
  const taken = new Set(rows.filter(({ id }) => id !== ownId).map(({ slug }) => slug));
  if (!isNumbered && !taken.has(stem)) return stem;
  const own = rows.find(({ slug, id }) => id === ownId && !taken.has(slug));
  if (own) return own.slug;
  let number = isNumbered ? 1 : 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** Whether another article has this slug. A redirect to another article does not count for the caller's own slug. */
export const isSlugTaken = async (db: Database, slug: string, ownId = 0): Promise<boolean> =>
  (await db.$count(articles, and(eq(articles.slug, slug), ne(articles.id, ownId)))) > 0;

/**
 * Whether an article without a slug of its own keeps its address under a new title, which differs in punctuation only.
 */
export const keepsSlug = (slug: string, { from, to }: { from: string; to: string }): boolean =>
  [slug, stemOf(from).stem].includes(stemOf(to).stem);
