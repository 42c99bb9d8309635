import { SEO_DESCRIPTION_LENGTH } from '../../shared/constants.ts';
import type { PublicArticle, ReviewedArticle, ShownArticle } from '../../shared/contract/articles/articles.ts';
import { displayDate } from '../../shared/dates/dates.ts';
import { paths } from '../../shared/paths.ts';
import {
  imageSource,
  pictureHash,
  SHARE_SIZE,
  shareImagePath,
  shownAlt,
  shownPicture,
} from '../../shared/pictures/picture.ts';
import { excerptOf } from '../../shared/text/text.ts';

export type ShareImage = { url: string; details?: { width: number; height: number; alt: string } | undefined };

/** The image that messengers and networks show for an item: a crop around the focal point, or the picture itself. */
export function shareImage(
  { image, imageAlt, pictures }: Pick<ShownArticle, 'image' | 'imageAlt' | 'pictures'>,
  siteUrl: string,
): ShareImage {
  const shown = shownPicture(pictures, image);
  const hash = pictureHash(image);
  // The stand-in of a removed picture is no upload.
  if (!shown || !hash || !pictureHash(shown.src))
    return { url: new URL(shown?.src ?? imageSource(image), siteUrl).href };
  return { url: siteUrl + shareImagePath(hash, shown), details: { ...SHARE_SIZE, alt: shownAlt(imageAlt, shown) } };
}

export type Alternate = { hreflang: 'nl' | 'en' | 'x-default'; href: string };

type Paired = Pick<ReviewedArticle, 'type' | 'slug' | 'language'> & { pair: Omit<Paired, 'pair'> | null };

/** The addresses of an item that readers have in both languages; who reads neither gets the Dutch one, like the site. */
export function alternatesOf({ pair, ...item }: Paired, siteUrl: string): Alternate[] {
  if (!pair) return [];
  const both = [item, pair].map((one) => ({ hreflang: one.language, href: siteUrl + paths.magazineItem(one) }));
  const dutch = both.find(({ hreflang }) => hreflang === 'nl');
  return [...both, ...(dutch ? [{ ...dutch, hreflang: 'x-default' as const }] : [])];
}

/** The last change, or the publication when that is later: an imported draft may have changed long before. */
export function modifiedDate(item: PublicArticle, changedAt: Date): string {
  return new Date(Math.max(changedAt.getTime(), Date.parse(displayDate(item)))).toISOString();
}

/** The meta description: the item's own, else its excerpt, else the start of its text. */
export function descriptionOf(item: PublicArticle, text: string): string | undefined {
  const excerpt = excerptOf({ excerpt: item.excerpt, content: text }, SEO_DESCRIPTION_LENGTH.max);
  return item.seoDescription?.trim() || excerpt || undefined;
}
