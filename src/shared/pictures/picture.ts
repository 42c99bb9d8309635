import { parseUrl } from '../addresses/parse-url.ts';
import type { ShownPicture } from '../contract/pictures/shown-pictures.ts';

/** The stand-in for a picture that is missing or fails to load, on the site, in the magazine and for staff. */
export const STAND_IN = 'seedlings';
export const DEFAULT_IMAGE = `/assets/magazine/${STAND_IN}.webp`;

const DOWNLOAD_PATH = '/api/admin/download/';

/** Whether an image is loaded from another website, which then sees every reader. */
export const isRemoteImage = (value: string): boolean => /^https?:$/.test(parseUrl(value)?.protocol ?? '');

/** The path of a picture on this site, given its absolute URL; undefined for any other URL. */
export function localPicturePath(absoluteUrl: string, origin: string): string | undefined {
  const url = parseUrl(absoluteUrl);
  const isLocal = url?.origin === origin && /^\/(assets|api\/admin\/download)\//.test(url.pathname);
  return isLocal ? url.pathname : undefined;
}

/** The URL for a stored image value: an absolute URL, an asset, or the file name of an upload. */
export function imageSource(value: string | null | undefined): string {
  const source = value?.trim();
  if (!source) return DEFAULT_IMAGE;
  if (/^https?:\/\//i.test(source)) return source;
  if (source.startsWith('/assets')) return source;
  if (source.startsWith('assets/')) return `/${source}`;
  if (source.startsWith('/api/admin/download')) return source;
  return DOWNLOAD_PATH + source.replace(/^\/+/, '');
}

/**
 * Widths in pixels of the smaller variants of an upload, stored as `{name}-{width}.webp`. Pages name a file of every
 * width, so a new one needs files for the pictures that are stored already, and a migration of the SQL function
 * `pictures_in`, which names the widths too: to the clean-up a picture that it does not see is not in use. Dutch pages have
 * widths of their own, in src/ui/picture/widths.ts.
 */
export const VARIANT_WIDTHS = { small: 640, medium: 1080 } as const;

/** The address of a smaller variant of an upload, or the name of its file. */
export const variantOf = (source: string, size: keyof typeof VARIANT_WIDTHS): string =>
  source.replace('.webp', `-${VARIANT_WIDTHS[size]}.webp`);

/** Pictures with variants: those of the starter magazine and all uploads; with the token of a preview (`inPreview`). */
const PICTURE_WITH_VARIANTS = /^((?:\/assets\/magazine|\/api\/admin\/download)\/[\w-]+)\.webp(\?[\w=-]+)?$/;
/** Reserves space in this shape, so that the layout does not shift when the image loads. */
const BOX = { width: 1600, height: 1000 } as const;

/**
 * The `sizes` of a picture as wide as the page. On phones it understates the width: on their dense screens the smallest
 * variant looks the same and loads in half the time. 54vw selects it at 390 px and three dots a pixel.
 */
export const FULL_WIDTH = '(min-width: 40rem) 100vw, 54vw';

type File = Pick<ShownPicture, 'src' | 'width' | 'height'>;

/** The `<img>` attributes of a stored image value and its shown file: source, variants and dimensions. */
export function imageAttributes(value: string | null, sizes: string, shown?: File) {
  const src = shown?.src ?? imageSource(value);
  const [, stem, query = ''] = PICTURE_WITH_VARIANTS.exec(src) ?? [];
  const box = sizeOf(shown) ?? BOX;
  return {
    src,
    ...(stem && { srcSet: [...variantsOf(stem, query, box.width), `${src} ${box.width}w`].join(', '), sizes }),
    ...box,
  };
}

export const sizeOf = (shown: File | undefined): { width: number; height: number } | undefined =>
  shown?.width && shown.height ? { width: shown.width, height: shown.height } : undefined;

const variantsOf = (stem: string, query: string, largest: number) =>
  Object.values(VARIANT_WIDTHS)
    .filter((width) => width < largest)
    .map((width) => `${stem}-${width}.webp${query} ${width}w`);

// Made by a call, so that the script of every page, which needs none of this, can leave it out.
const UPLOAD = /* @__PURE__ */ uploadPattern();
function uploadPattern(): RegExp {
  const widths = Object.values(VARIANT_WIDTHS).join('|');
  return new RegExp(`^/api/admin/download/([0-9a-f]{32})(?:-(?:${widths}))?\\.webp$`);
}

/** The hash of an uploaded picture, from its stored address; undefined for any other picture. */
export const pictureHash = (value: string | null | undefined): string | undefined =>
  value ? UPLOAD.exec(imageSource(value))?.[1] : undefined;

const LIBRARY_PICTURE = /^\/api\/admin\/download\/([0-9a-f]{32})\.webp$/;

/**
 * The hash of a library picture that a document of content/ names, by its address as articles do; undefined for the name
 * of a file in src/assets/images, such as `pro-aging`, and for anything else.
 */
export const libraryPicture = (value: string): string | undefined => LIBRARY_PICTURE.exec(value)?.[1];

/** Where the admin finds the picture that a document names: the build has each of src/assets/images once as WebP. */
export const documentPicturePath = (value: string): string =>
  libraryPicture(value) === undefined ? `/assets/care/${value}.webp` : value;

/** The shown file of this address; undefined for a picture outside the library. */
export function shownPicture<Shown = ShownPicture>(
  pictures: Record<string, Shown>,
  value: string | null | undefined,
): Shown | undefined {
  const hash = pictureHash(value);
  return hash ? pictures[hash] : undefined;
}

/** The alt text of one use: its own, else the library's. The stand-in of a removed picture has no alt text. */
export function shownAlt(own: string | null | undefined, shown: ShownPicture | undefined): string {
  if (shown?.src === DEFAULT_IMAGE) return '';
  return own?.trim() ? own : (shown?.alt ?? '');
}

/** The alt text of the picture above an article. */
export const coverAlt = (
  { imageAlt, imageIsDecorative }: { imageAlt: string | null; imageIsDecorative: boolean },
  shown: ShownPicture | undefined,
): string => (imageIsDecorative ? '' : shownAlt(imageAlt, shown));

/** The focal point of pictures outside the library: those of the starter magazine have their subject on the right. */
export const WITHOUT_FOCAL_POINT = 'object-[72%_50%]';

/**
 * The classes that position a crop at the focal point (src/styles/focal-point.css). In steps of ten per cent: the
 * security policy allows no style attributes, and a finer step is invisible.
 */
export function focalClass(shown: Pick<ShownPicture, 'focalX' | 'focalY'> | undefined, other = WITHOUT_FOCAL_POINT) {
  const step = (per: number) => Math.round(per / 10) * 10;
  return shown ? `focal-x-${step(shown.focalX)} focal-y-${step(shown.focalY)} at-focal-point` : other;
}

/** The size that Facebook, LinkedIn and messengers ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Contains the file and the focal point, so that a scraper fetches a changed image again. */
export const shareImagePath = (
  hash: string,
  { src, focalX, focalY }: Pick<ShownPicture, 'src' | 'focalX' | 'focalY'>,
) => `/api/admin/download/${hash}/share-${pictureHash(src)?.slice(0, 12)}-${focalX}-${focalY}.jpg`;
