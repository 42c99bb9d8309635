import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { articles } from '../../db/schema/magazine.ts';
import type { Transaction } from '../../db/transaction.ts';
import { isBy } from '../revisions/authors.ts';

/** The preview links that the person with this e-mail address made. */
export const findLinksBy = (db: Database, email: string) =>
  db
    .select({
      articleId: previewLinks.articleId,
      title: articles.title,
      createdAt: previewLinks.createdAt,
      expiresAt: previewLinks.expiresAt,
    })
    .from(previewLinks)
    .leftJoin(articles, eq(articles.id, previewLinks.articleId))
    .where(isBy(previewLinks, email))
    .orderBy(asc(previewLinks.id));

/** Removes the person from the links, which keep working. */
export async function eraseMaker({ db }: Transaction, email: string): Promise<void> {
  await db.update(previewLinks).set({ staffId: null, actor: null }).where(isBy(previewLinks, email));
}
