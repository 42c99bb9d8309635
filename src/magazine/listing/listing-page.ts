import type { PublicArticle, PublicArticlePage } from '../../shared/contract/articles.ts';

type Writer = NonNullable<PublicArticle['writer']>;

/** What a card shows of an article or video. */
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
 * A page of the list without what no card shows: the island's props stand in the HTML, which has to fit into the first
 * answer of a connection. `content` is for who has no excerpt.
 */
export function listingPage({ articles, ...numbers }: PublicArticlePage): ListingPage {
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
