import { parseUrl } from './addresses/parse-url.ts';

/** The widths, in pixels, of the variants that lie beside a picture's large file, as `{name}-{width}.webp`. */
export const VARIANT_WIDTHS = { small: 640, medium: 1080 } as const;

/** Shown where an item has no image, or its image fails to load (§5). */
export const DEFAULT_IMAGE = '/assets/magazine/seedlings.webp';

const DOWNLOAD_PATH = '/api/admin/download/';

/** Whether an image value is the address of another website, however it is spelt: every reader's browser then asks it. */
export const isRemoteImage = (value: string): boolean => /^https?:$/.test(parseUrl(value)?.protocol ?? '');

/** The path of a picture whose complete address is one of this site; undefined for any other. */
export function localPicturePath(address: string, origin: string): string | undefined {
  const url = parseUrl(address);
  const isOurs = url?.origin === origin && /^\/(assets|api\/admin\/download)\//.test(url.pathname);
  return isOurs ? url.pathname : undefined;
}

/** §5, image source normalisation: the address under which a stored image value is shown. */
export function imageSource(value: string | null | undefined): string {
  const source = value?.trim();
  if (!source) return DEFAULT_IMAGE;
  if (/^https?:\/\//i.test(source)) return source;
  if (source.startsWith('/assets')) return source;
  if (source.startsWith('assets/')) return `/${source}`;
  if (source.startsWith('/api/admin/download')) return source;
  return DOWNLOAD_PATH + source.replace(/^\/+/, '');
}
