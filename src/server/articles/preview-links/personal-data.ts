import type { Database } from '../../db/database.ts';
import { asc, eq } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { madeBy } from '../../staff/made-by.ts';
import type { Transaction } from '../../transaction.ts';

/** The preview links that the person with this e-mail address made. */
export const findPreviewLinksBy = (db: Database, email: string) =>
  db
    .select({
      articleId: previewLinks.articleId,
      title: articles.title,
      createdAt: previewLinks.createdAt,
      expiresAt: previewLinks.expiresAt,
    })
    .from(previewLinks)
    .leftJoin(articles, eq(articles.id, previewLinks.articleId))
    .where(madeBy(previewLinks, email))
    .orderBy(asc(previewLinks.id));

/** Removes the person from the links, which keep working. */
export async function eraseFromPreviewLinks({ db }: Transaction, email: string): Promise<void> {
  await db.update(previewLinks).set({ staffId: null, actor: null }).where(madeBy(previewLinks, email));
}
