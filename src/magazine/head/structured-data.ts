import type { Article, Thing, VideoObject, WithContext } from 'schema-dts';
import { playerUrl } from '../../shared/addresses/video-player.ts';
import type { PublicArticle } from '../../shared/contract/articles.ts';

type About = {
  item: PublicArticle;
  publishedAt: string;
  modifiedAt: string;
  /** Complete addresses. */
  url: string;
  image: string;
  site: string;
  publisher: string;
  description: string | undefined;
};

/** JSON-LD of an item: a VideoObject where there is a video (search engines need its description and picture), else an Article. */
export function structuredData(about: About): WithContext<Thing> {
  const { item, publishedAt, modifiedAt, url, image, site, publisher, description } = about;
  const known = {
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
      ...known,
      '@type': 'Article',
      headline: item.title,
      image,
      articleSection: item.category,
      mainEntityOfPage: url,
    };
    return asJsonLd(article);
  }
  const video: VideoObject = {
    ...known,
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
