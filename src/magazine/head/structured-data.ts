import type { Article, Thing, VideoObject, WithContext } from 'schema-dts';
import { playerUrl } from '../../shared/addresses/video-player.ts';
import type { PublicArticle } from '../../shared/contract/articles/articles.ts';

type Options = {
  item: PublicArticle;
  publishedAt: string;
  modifiedAt: string;
  /** Absolute URLs. */
  url: string;
  image: string;
  site: string;
  publisher: string;
  description: string | undefined;
};

/** JSON-LD: a VideoObject for an item with a video, else an Article. */
export function structuredData(options: Options): WithContext<Thing> {
  const { item, publishedAt, modifiedAt, url, image, site, publisher, description } = options;
  const common = {
    url,
    datePublished: publishedAt,
    dateModified: modifiedAt,
    inLanguage: 'nl',
    ...(item.tags.length > 0 && { keywords: item.tags.join(', ') }),
    author: {
      '@type': item.writer ? ('Person' as const) : ('Organization' as const),
      name: item.writer?.name ?? item.author,
    },
    publisher: { '@type': 'MedicalClinic' as const, name: publisher, url: site },
    ...(description && { description }),
  };
  const embedUrl = item.type === 'video' && playerUrl(item.videoUrl);
  if (!embedUrl) {
    const article: Article = {
      ...common,
      '@type': 'Article',
      headline: item.title,
      image,
      articleSection: item.category,
      mainEntityOfPage: url,
    };
    return asJsonLd(article);
  }
  const video: VideoObject = {
    ...common,
    '@type': 'VideoObject',
    name: item.title,
    thumbnailUrl: image,
    uploadDate: publishedAt,
    embedUrl,
  };
  return asJsonLd(video);
}

const asJsonLd = (thing: Article | VideoObject) =>
  ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>;
