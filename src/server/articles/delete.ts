import { eq } from 'drizzle-orm';
import { type Context, requireStaff } from '../context.ts';
import { articles } from '../db/schema/magazine.ts';
import { hide } from './purge.ts';
import { loadArticle } from './rows.ts';

/** Deletes an article for good. Throws `not-found`. */
export async function deleteArticle(context: Context, id: number): Promise<void> {
  requireStaff(context);
  const before = await loadArticle(context.db, id);
  await context.db.delete(articles).where(eq(articles.id, id));
  await hide(context, before);
}
