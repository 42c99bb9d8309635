import { and, eq, sql } from 'drizzle-orm';
import type { AdminArticle, ArticleUpdate } from '../../shared/contract/articles.ts';
import { type Context, requireStaff } from '../context.ts';
import { articles } from '../db/schema/magazine.ts';
import { DomainError } from '../errors.ts';
import { isSlugTaken, slugTaken } from './create.ts';
import { showChange } from './purge.ts';
import { loadArticle, toAdminArticle } from './rows.ts';
import { freeSlug } from './slugs.ts';
import { valuesOf } from './values.ts';

/**
 * Replaces an article with what the editor holds. Throws `not-found`, `invalid`, and `conflict` when the slug is
 * taken or somebody saved another version meanwhile; then nothing is written.
 */
export async function updateArticle(context: Context, id: number, input: ArticleUpdate): Promise<AdminArticle> {
  requireStaff(context);
  const { db, clock } = context;
  const { version, ...rest } = input;
  const values = await valuesOf(db, rest);
  const before = await loadArticle(db, id);
  const now = clock();
  const slug = input.slug ?? (before.title === input.title ? before.slug : await freeSlug(db, input.title));
  const changed = await db
    .update(articles)
    .set({
      ...values,
      slug,
      isPublished: input.isPublished,
      publishedAt: before.publishedAt ?? (input.isPublished ? now : null),
      updatedAt: now,
      version: sql`${articles.version} + 1`,
    })
    .where(and(eq(articles.id, id), eq(articles.version, version)))
    .returning({ id: articles.id })
    .catch((error: unknown) => {
      throw isSlugTaken(error) ? slugTaken(slug) : error;
    });
  if (changed.length === 0) throw new DomainError('conflict', 'This article was changed by someone else');
  const after = await loadArticle(db, id);
  await showChange(context, before, after);
  return toAdminArticle(after);
}
