import { useMay } from '../data/staff-user.ts';

type Article = { createdBy: number | null; isPublished: boolean };

/**
 * Changing a published article takes the right to publish; a draft can be changed by its writer. The API checks the
 * same (`requireArticleChange`).
 */
export function useArticleRights(article: Article): { mayPublish: boolean; mayChange: boolean; mayWrite: boolean } {
  const mayPublish = useMay('articles.publish');
  const mayWrite = useMay('articles.write', article);
  return { mayPublish, mayWrite, mayChange: article.isPublished ? mayPublish : mayWrite };
}
