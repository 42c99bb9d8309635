import { useMay } from '../session/staff-user.ts';

type Article = { createdBy: number | null; isPublished: boolean };

/** What readers see takes the right to publish; a draft is its writer's. As `requireArticleChange` of the API. */
export function useArticleRights(article: Article): { mayPublish: boolean; mayChange: boolean; mayWrite: boolean } {
  const mayPublish = useMay('articles.publish');
  const mayWrite = useMay('articles.write', article);
  return { mayPublish, mayWrite, mayChange: article.isPublished ? mayPublish : mayWrite };
}
