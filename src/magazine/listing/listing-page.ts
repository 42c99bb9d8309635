import type { PublicArticlePage, ShownArticle } from '../../shared/contract/articles/articles.ts';
import type { ShownPicture } from '../../shared/contract/pictures/shown-pictures.ts';

type Writer = NonNullable<ShownArticle['writer']>;

/** The fields of an article or video that its card shows. */
export type ListedItem = Pick<
  ShownArticle,
  | 'id'
  | 'slug'
  | 'type'
  | 'language'
  | 'title'
  | 'excerpt'
  | 'content'
  | 'category'
  | 'author'
  | 'image'
  | 'createdAt'
  | 'publishedAt'
> & { writer: Pick<Writer, 'name' | 'profileImage'> | null; pictures: Record<string, ListedPicture> };

/** A card has neither a caption nor an alt text: the link beside its picture names the item. */
type ListedPicture = Pick<ShownPicture, 'src' | 'width' | 'height' | 'focalX' | 'focalY'>;

export type ListingPage = Omit<PublicArticlePage, 'articles'> & { articles: ListedItem[] };

/**
 * Leaves out what no card shows: the island's props are part of the HTML, which should fit into the first round trip.
 * `content` stays only for items without an excerpt.
 */
export function toListingPage({ articles, ...numbers }: PublicArticlePage): ListingPage {
  return {
    ...numbers,
    articles: articles.map(
      ({
        id,
        slug,
        type,
        language,
        title,
        excerpt,
        content,
        category,
        author,
        image,
        createdAt,
        publishedAt,
        writer,
        pictures,
      }) => ({
        ...{ id, slug, type, language, title, excerpt, category, author, image, createdAt, publishedAt },
        content: excerpt?.trim() ? '' : content,
        writer: writer && { name: writer.name, profileImage: writer.profileImage },
        pictures: Object.fromEntries(Object.entries(pictures).map(([hash, shown]) => [hash, listedPicture(shown)])),
      }),
    ),
  };
}

const listedPicture = ({ src, width, height, focalX, focalY }: ShownPicture): ListedPicture => ({
  ...{ src, width, height, focalX, focalY },
});
