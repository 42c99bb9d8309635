import { isAllowedImage, isAllowedLink } from '../rich-text/tags.ts';
import { parseUrl } from './parse-url.ts';

/** A base URL that no real link has, to tell paths on this site from links that only look like one. */
const BASE = 'https://own-site.invalid';

/** Browsers do not send `name:password@`, and it hides where a link leads. */
export const NO_CREDENTIALS = 'Leave out the name or password before the @ of this address.';

export const hasCredentials = (text: string): boolean => {
  const url = parseUrl(text);
  return Boolean(url && (url.username || url.password));
};

/** The host of an http(s) URL, as a browser's address bar shows it; undefined for anything else. */
export function hostOf(text: string): string | undefined {
  const url = parseUrl(text);
  return url && /^https?:$/.test(url.protocol) ? url.host : undefined;
}

/**
 * A link in the URL parser's own notation and without credentials, so that no backslash, tab or letter case hides where
 * it leads. Undefined for a link that is not allowed.
 */
export function normaliseLink(href: string): string | undefined {
  if (!isAllowedLink(href)) return undefined;
  const text = href.trim();
  const url = parseUrl(text);
  if (url) return isAllowedLink(url.href) ? withoutCredentials(url).href : undefined;
  // `https://` alone, or a scheme with invisible characters.
  if (/^[^/\\?#]*:/.test(text) || !isOnThisSite(text)) return undefined;
  if (/^[\\/]/.test(text)) return normalisePath(text);
  return text.replace(/[\t\n\r]/g, '').replaceAll('\\', '/');
}

/** The normalised source of an image: an http(s) URL, an asset of this site or an upload. Undefined for anything else. */
export function normaliseImageSource(src: string): string | undefined {
  const url = parseUrl(src);
  if (url) return isAllowedImage(url.href) ? withoutCredentials(url).href : undefined;
  if (!isAllowedImage(src) || !isOnThisSite(src)) return undefined;
  const path = normalisePath(src.trim());
  return path && isAllowedImage(path) ? path : undefined;
}

const isOnThisSite = (text: string) => parseUrl(text, BASE)?.origin === BASE;

/** Undefined for a path such as `/.//evil.example`: without its dot it leads to another site. */
function normalisePath(text: string): string | undefined {
  const { pathname, search, hash } = new URL(text, BASE);
  const path = pathname + search + hash;
  return isOnThisSite(path) ? path : undefined;
}

function withoutCredentials(url: URL): URL {
  url.username = '';
  url.password = '';
  return url;
}

/** Redirect services that track readers, with the query parameters that contain the target. */
const REDIRECTS = [
  { pattern: /^https?:\/\/(www\.)?google\.[a-z.]{2,6}\/url\?/i, names: ['q', 'url'] },
  { pattern: /^https?:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\//i, names: ['url'] },
  { pattern: /^https?:\/\/(l|lm)\.facebook\.com\/l\.php\?/i, names: ['u'] },
  { pattern: /^https?:\/\/(www\.)?youtube\.com\/redirect\?/i, names: ['q'] },
  { pattern: /^https?:\/\/(www\.)?linkedin\.com\/(redir\/redirect|safety\/go)\?/i, names: ['url'] },
];

/** The target of a link through a redirect service; other addresses unchanged. */
export function withoutRedirect(href: string): string {
  const names = REDIRECTS.find(({ pattern }) => pattern.test(href))?.names ?? [];
  const parameters = parseUrl(href)?.searchParams;
  const target = names.map((name) => parameters?.get(name)).find((value) => /^https?:\/\//i.test(value ?? ''));
  return target ?? href;
}

/** The path of an absolute address of this site, whose origins are given; undefined for any other address. */
export function ownPath(address: string, origins: readonly string[]): string | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const isOwn = origins.some((origin) => bare(parseUrl(origin)?.host) === bare(url.host));
  // A second slash would lead to another site.
  return isOwn && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
}

const bare = (host: string | undefined) => host?.replace(/^www\./, '');
