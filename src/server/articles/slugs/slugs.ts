import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AddressOwner } from '../../../shared/contract/articles/article-overviews.ts';
import { slugOfTitle } from '../../../shared/text/text.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from '../../db/drizzle.ts';
import { articles, slugRedirects } from '../../db/schema/articles/articles.ts';
import { requirePermission } from '../../permissions.ts';
import type { Transaction } from '../../transaction.ts';

/** The base of a title's slug; `isNumbered` for a title without letters or digits, which needs a number. */
function stemOf(title: string): { stem: string; isNumbered: boolean } {
  const base = slugOfTitle(title);
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

type ArticleAddress = { id: number; slug: string; isPublished: boolean; publishedAt: Date | null };

/**
 * Redirects an article's old address, unless it was never public. `to` is the new address; undefined when the article
 * is about to be deleted. Redirects to other articles stay: a draft at such an address neither hides them nor takes
 * them over when it moves or is deleted, even if it was published earlier.
 */
export async function storeMove(
  { db, clock }: Transaction,
  { id, slug, isPublished, publishedAt }: ArticleAddress,
  to?: string,
): Promise<void> {
  if (to) await db.delete(slugRedirects).where(and(eq(slugRedirects.slug, to), eq(slugRedirects.articleId, id)));
  if (!publishedAt) return;
  const target = { articleId: id, createdAt: clock() };
  await db
    .insert(slugRedirects)
    .values({ slug, ...target })
    .onConflictDoUpdate({
      target: slugRedirects.slug,
      set: target,
      setWhere: sql`${isPublished} or ${slugRedirects.articleId} is null or ${slugRedirects.articleId} = ${id}`,
    });
}

/** Makes the former slugs of a deleted article lead to it again. Returns them. */
export async function restoreMoves(
  { db }: Transaction,
  articleId: number,
  { slug, formerSlugs }: { slug: string; formerSlugs: string[] },
): Promise<string[]> {
  await db.delete(slugRedirects).where(and(eq(slugRedirects.slug, slug), isNull(slugRedirects.articleId)));
  const restored = await db
    .update(slugRedirects)
    .set({ articleId })
    .where(and(inArray(slugRedirects.slug, formerSlugs), isNull(slugRedirects.articleId)))
    .returning({ slug: slugRedirects.slug });
  return restored.map((row) => row.slug);
}

export async function listFormerSlugs(db: Database, articleId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: slugRedirects.slug })
    .from(slugRedirects)
    .where(eq(slugRedirects.articleId, articleId));
  return rows.map(({ slug }) => slug);
}

/** The published article that a former address leads readers to, unless it is `except`, or an article stands there. */
export async function findAddressOwner(
  context: Context,
  { slug, except = 0 }: { slug: string; except?: number | undefined },
): Promise<AddressOwner> {
  requirePermission(context, 'magazine.read');
  const { db } = context;
  const isHidden = (await db.$count(articles, and(eq(articles.slug, slug), eq(articles.isPublished, true)))) > 0;
  if (isHidden) return { article: null };
  const [article] = await db
    .select({ id: articles.id, title: articles.title })
    .from(slugRedirects)
    .innerJoin(articles, eq(articles.id, slugRedirects.articleId))
    .where(and(eq(slugRedirects.slug, slug), eq(articles.isPublished, true), ne(articles.id, except)));
  return { article: article ?? null };
}
