import type { Article, ImageObject, QuantitativeValue, Thing, VideoObject, WithContext } from 'schema-dts';
import { playerUrl } from '../../shared/addresses/video-player.ts';
import { DEFAULT_AUTHOR } from '../../shared/constants.ts';
import type { PublicArticle, PublicPair } from '../../shared/contract/articles/articles.ts';
import type { ShownPicture } from '../../shared/contract/pictures/shown-pictures.ts';
import { paths } from '../../shared/paths.ts';
import { sizeOf } from '../../shared/pictures/picture.ts';
import { citations, clinicId, medicalPage, type ReviewedBy } from '../../shared/sources/medical-page.ts';

type Options = {
  item: PublicArticle & { pair?: PublicPair | null };
  /** The medical review that counts. */
  review: ReviewedBy | null;
  publishedAt: string;
  modifiedAt: string;
  /** Absolute URLs. */
  url: string;
  image: string;
  /** The library's data of the picture; undefined for a picture outside the library. */
  shown: ShownPicture | undefined;
  site: string;
  publisher: string;
  description: string | undefined;
  /** The care that the item is about. */
  about?: { isService: boolean; id: string; name: string; url: string } | undefined;
};

/** JSON-LD: a VideoObject for an item with a video, else an Article, each on a page with medical information. */
export function structuredData(options: Options): WithContext<Thing> {
  const { item, review, publishedAt, modifiedAt, url, image, site, publisher, description, about } = options;
  const clinic = { '@type': 'MedicalClinic' as const, '@id': clinicId(site), name: publisher, url: site };
  const common = {
    url,
    datePublished: publishedAt,
    dateModified: modifiedAt,
    inLanguage: item.language,
    ...(item.pair && translation(item.pair, site)),
    ...(item.tags.length > 0 && { keywords: item.tags.join(', ') }),
    author: authorOf(item, clinic),
    publisher: clinic,
    ...(description && { description }),
    ...(item.sources.length > 0 && { citation: citations(item.sources) }),
    mainEntityOfPage: medicalPage({
      url,
      name: item.title,
      language: item.language,
      about: about
        ? {
            '@type': about.isService ? ('Service' as const) : ('MedicalTherapy' as const),
            '@id': about.id,
            name: about.name,
            url: about.url,
          }
        : { '@type': 'MedicalEntity', name: item.category },
      sources: [],
      review,
    }),
  };
  const embedUrl = item.type === 'video' && playerUrl(item.videoUrl);
  if (!embedUrl) {
    const article: Article = {
      ...common,
      '@type': 'Article',
      headline: item.title,
      image: options.shown ? imageObject(image, options.shown) : image,
      articleSection: item.category,
    };
    return asJsonLd(article);
  }
  const video: VideoObject = {
    ...common,
    '@type': 'VideoObject',
    name: item.title,
    thumbnailUrl: image,
    ...(options.shown && { thumbnail: imageObject(image, options.shown) }),
    uploadDate: publishedAt,
    embedUrl,
  };
  return asJsonLd(video);
}

/** The clinic writes in Dutch first: the English article is the translation. */
function translation(pair: PublicPair, site: string) {
  const work = { '@type': 'CreativeWork' as const, url: site + paths.magazineItem(pair), inLanguage: pair.language };
  return pair.language === 'en' ? { workTranslation: work } : { translationOfWork: work };
}

/** A writer, the clinic itself (“Redactie”, “Team Lindehof”), or the person whose name an editor typed. */
function authorOf<Clinic extends { name: string }>({ writer, author }: PublicArticle, clinic: Clinic) {
  if (writer) return { '@type': 'Person' as const, name: writer.name };
  const names = [DEFAULT_AUTHOR, clinic.name].map((name) => name.toLowerCase());
  const isClinic = names.some((name) => author.toLowerCase().includes(name));
  return isClinic ? clinic : { '@type': 'Person' as const, name: author };
}

function imageObject(contentUrl: string, shown: ShownPicture): ImageObject {
  const { caption, credit } = shown;
  const size = sizeOf(shown);
  return {
    '@type': 'ImageObject',
    contentUrl,
    url: contentUrl,
    ...(size && { width: pixels(size.width), height: pixels(size.height) }),
    ...(caption && { caption }),
    ...(credit && { creditText: credit }),
  };
}

const pixels = (value: number): QuantitativeValue => ({ '@type': 'QuantitativeValue', value, unitCode: 'E37' });

const asJsonLd = (thing: Article | VideoObject) =>
  ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>;
