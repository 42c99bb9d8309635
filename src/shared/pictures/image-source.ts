import { parseUrl } from '../addresses/parse-url.ts';

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
