import { eq, sql } from 'drizzle-orm';
import type { AdminArticle } from '../../shared/contract/articles.ts';
import { type Context, requireStaff } from '../context.ts';
import { articles } from '../db/schema/magazine.ts';
import { DomainError } from '../errors.ts';
import { showChange } from './purge.ts';
import { loadArticle, toAdminArticle } from './rows.ts';

/** Makes a draft public (§4). The first publication dates it, for good. Throws `not-found`. */
export const publishArticle = (context: Context, id: number) => setPublished(context, id, true);

/** Makes a published article a draft again (§4); it is gone for readers at once. Throws `not-found`. */
export const unpublishArticle = (context: Context, id: number) => setPublished(context, id, false);

async function setPublished(context: Context, id: number, isPublished: boolean): Promise<AdminArticle> {
  requireStaff(context);
  const { db, clock } = context;
  const before = await loadArticle(db, id);
  if (before.isPublished === isPublished) return toAdminArticle(before);
  const now = clock();
  const changed = await db
    .update(articles)
    .set({
      isPublished,
      publishedAt: before.publishedAt ?? now,
      updatedAt: now,
      version: sql`${articles.version} + 1`,
    })
    .where(eq(articles.id, id))
    .returning({ id: articles.id });
  if (changed.length === 0) throw new DomainError('not-found', 'This article does not exist (any more)');
  const after = await loadArticle(db, id);
  await showChange(context, before, after);
  return toAdminArticle(after);
}
