import type { PublicArticle, PublicArticlePage } from '../../shared/contract/articles/articles.ts';

type Writer = NonNullable<PublicArticle['writer']>;

/** The fields of an article or video that its card shows. */
export type ListedItem = Pick<
  PublicArticle,
  | 'id'
  | 'slug'
  | 'type'
  | 'title'
  | 'excerpt'
  | 'content'
  | 'category'
  | 'author'
  | 'image'
  | 'createdAt'
  | 'publishedAt'
> & { writer: Pick<Writer, 'name' | 'profileImage'> | null };

export type ListingPage = Omit<PublicArticlePage, 'articles'> & { articles: ListedItem[] };

/**
 * Leaves out what no card shows: the island's props are part of the HTML, which should fit into the first round trip.
 * `content` stays only for items without an excerpt.
 */
export function toListingPage({ articles, ...numbers }: PublicArticlePage): ListingPage {
  return {
    ...numbers,
    articles: articles.map(
      ({ id, slug, type, title, excerpt, content, category, author, image, createdAt, publishedAt, writer }) => ({
        ...{ id, slug, type, title, excerpt, category, author, image, createdAt, publishedAt },
        content: excerpt?.trim() ? '' : content,
        writer: writer && { name: writer.name, profileImage: writer.profileImage },
      }),
    ),
  };
}
