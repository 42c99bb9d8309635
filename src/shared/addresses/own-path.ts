import { parseUrl } from './parse-url.ts';

/** The path of an absolute address of this site, whose origins are given; undefined for any other address. */
export function ownPath(address: string, origins: readonly string[]): string | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const isOwn = origins.some((origin) => bare(parseUrl(origin)?.host) === bare(url.host));
  // A second slash would lead to another site.
  return isOwn && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
}

const bare = (host: string | undefined) => host?.replace(/^www\./, '');
