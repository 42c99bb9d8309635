import type { CheckedText } from '../../../shared/text-check/document/document.ts';
import { loadArticle } from '../../articles/article-row.ts';
import { toCheckedText } from '../../articles/dangers/refuse-dangers.ts';
import type { Context } from '../../context.ts';
import { asc, eq } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { requirePermission } from '../../permissions.ts';

/** The published articles as texts to check. Loads one at a time, so that a large magazine fits into memory. */
export async function* publishedTexts(context: Context): AsyncGenerator<{ id: number; text: CheckedText }> {
  requirePermission(context, 'magazine.read');
  const { db } = context;
  const ids = await db
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.isPublished, true))
    .orderBy(asc(articles.id));
  for (const { id } of ids) {
    const article = await loadArticle(db, id);
    yield { id, text: await toCheckedText(context, article) };
  }
}
