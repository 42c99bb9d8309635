import { parseUrl } from '../addresses/parse-url.ts';

/** Whether an address leads to the front page of a site, where readers cannot check what a text says. */
export function isFrontPage(address: string): boolean {
  const url = parseUrl(address);
  return url !== undefined && url.pathname === '/' && url.search === '';
}
