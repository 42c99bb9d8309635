import { parseUrl } from '../../shared/addresses/parse-url.ts';

/** Where a video can be watched outside the site: YouTube's player plays nothing in a tab of its own. */
export function watchUrl(playerUrl: string): string {
  const url = parseUrl(playerUrl);
  const id = url?.hostname === 'www.youtube-nocookie.com' && /^\/embed\/([\w-]+)$/.exec(url.pathname)?.[1];
  if (!url || !id) return playerUrl;
  const start = url.searchParams.get('start');
  return `https://www.youtube.com/watch?v=${id}${start ? `&t=${Number.parseInt(start, 10)}` : ''}`;
}
