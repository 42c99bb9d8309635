import { RELATED_ITEMS } from '../../../shared/constants.ts';
import type { PublicArticle } from '../../../shared/contract/articles/articles.ts';
import { slugify } from '../../../shared/text/slug.ts';
import type { RelatedArticles } from '../published/related.ts';

/** Every listing, search, feed and sitemap, and the home page's latest items. */
export const ARTICLES_TAG = 'articles';
/** Raised when the audience of a picture file may change (src/server/pictures/audience/). */
export const PICTURES_TAG = 'pictures';
/** Finds what is at this address: the article, a redirect, or a 404. */
export const articleTag = (slug: string) => `article:${slug}`;
/** Pages that show the article as related, previous or next. */
export const cardTag = (id: number) => `card:${id}`;
/** Pages that name the category. Two names may share a tag; a change then invalidates more than necessary. */
export const categoryTag = (name: string) => `category:${slugify(name)}`;
/** Pages that name the author, or show the writer of this name. */
export const authorTag = (byline: string) => `author:${slugify(byline)}`;
/** Pages that show the newest items of a category as related. */
export const newestTag = (category: string) => `newest:${slugify(category)}`;
/** Pages of a category with too few items, which show the newest items of all. */
export const NEWEST_TAG = 'newest';

/** The tags of a response that shows only this article. */
export const tagsOfArticle = (article: PublicArticle): string[] => [
  articleTag(article.slug),
  categoryTag(article.category),
  authorTag(article.writer?.name ?? article.author),
];

/** The tags of an item's page, which shows other items as related, previous and next. */
export function tagsOfPage(article: PublicArticle, { related, previous, next }: RelatedArticles): string[] {
  const others = [...related, previous, next].filter((other) => other !== undefined);
  const isFilledUp = related.filter(({ category }) => category === article.category).length < RELATED_ITEMS;
  return [
    ...new Set([
      ...tagsOfArticle(article),
      newestTag(article.category),
      ...(isFilledUp ? [NEWEST_TAG] : []),
      ...others.flatMap(({ id, category }) => [cardTag(id), categoryTag(category)]),
    ]),
  ];
}
