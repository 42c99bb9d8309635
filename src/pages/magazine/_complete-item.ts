import { sanitiseHtml } from '../../server/articles/body/convert-html.ts';
import { findRelatedArticles } from '../../server/articles/published/published.ts';
import { tagsOfLinks, withCurrentLinks } from '../../server/articles/slugs/current-links.ts';
import type { Context } from '../../server/context.ts';
import { picturesOf } from '../../server/pictures/shown.ts';
import type { ReadArticle, ReviewedArticle, ShownArticle } from '../../shared/contract/articles/articles.ts';

export type CompleteItem = {
  item: ReadArticle;
  relatedArticles: {
    related: ShownArticle[];
    previous: ShownArticle | undefined;
    next: ShownArticle | undefined;
  };
  /** The cache tags of the text's links. */
  linkTags: string[];
};

/** Adds related items and pictures to an article from any source. */
export async function completeItem(context: Context, article: ReviewedArticle): Promise<CompleteItem> {
  const [{ related, previous, next }, stored] = await Promise.all([
    findRelatedArticles(context, article),
    sanitiseHtml(article.content),
  ]);
  const [pictures, [content = stored]] = await Promise.all([
    picturesOf(context, [article, ...related]),
    withCurrentLinks(context, [stored]),
  ]);
  return {
    item: { ...article, content, pictures },
    relatedArticles: {
      related: related.map((other) => ({ ...other, pictures })),
      previous: previous && { ...previous, pictures },
      next: next && { ...next, pictures },
    },
    linkTags: tagsOfLinks(stored, context.siteUrl),
  };
}
