import { isAllowedImage, isAllowedLink } from '../rich-text.ts';
import { parseUrl } from './parse-url.ts';

/** A site that no address leads to: tells a path of our own from an address that only looks like one. */
const OWN_SITE = 'https://own-site.invalid';

/** Why an address with `name:password@` is refused: browsers do not send them, and they hide where it leads. */
export const NO_CREDENTIALS = 'Leave out the name or password before the @ of this address.';

export const hasCredentials = (text: string): boolean => {
  const url = parseUrl(text);
  return Boolean(url && (url.username || url.password));
};

/** The website that an http(s) address leads to, as a browser's address bar would name it; undefined for a path. */
export function hostOf(text: string): string | undefined {
  const url = parseUrl(text);
  return url && /^https?:$/.test(url.protocol) ? url.host : undefined;
}

/**
 * A link as it is stored: in the form that the URL parser writes, so that no backslash, tab or letter case hides where
 * it leads; without a name and password. Undefined when it may not be stored at all.
 */
export function normaliseLink(href: string): string | undefined {
  if (!isAllowedLink(href)) return undefined;
  const text = href.trim();
  const url = parseUrl(text);
  if (url) return isAllowedLink(url.href) ? withoutCredentials(url).href : undefined;
  // `https://` alone, or a scheme with something invisible in it.
  if (/^[^/\\?#]*:/.test(text) || !staysHere(text)) return undefined;
  if (/^[\\/]/.test(text)) return pathOf(text);
  return text.replace(/[\t\n\r]/g, '').replaceAll('\\', '/');
}

/** The address of a picture as it is stored: http(s), one of our assets, or an upload. Undefined for anything else. */
export function normaliseImageSource(src: string): string | undefined {
  const url = parseUrl(src);
  if (url) return isAllowedImage(url.href) ? withoutCredentials(url).href : undefined;
  if (!isAllowedImage(src) || !staysHere(src)) return undefined;
  const path = pathOf(src.trim());
  return isAllowedImage(path) ? path : undefined;
}

const staysHere = (text: string) => URL.canParse(text, OWN_SITE) && new URL(text, OWN_SITE).origin === OWN_SITE;

function pathOf(text: string): string {
  const { pathname, search, hash } = new URL(text, OWN_SITE);
  return pathname + search + hash;
}

function withoutCredentials(url: URL): URL {
  url.username = '';
  url.password = '';
  return url;
}
