import { parseUrl } from './parse-url.ts';

/**
 * The URL to embed for a video (docs/product.md#videos): Vimeo's player without tracking for any Vimeo link, with the
 * hash of an unlisted video; any other https URL unchanged. Undefined for everything else.
 */
export function playerUrl(videoUrl: string | null): string | undefined {
  const url = parseUrl(videoUrl ?? '');
  if (url?.protocol !== 'https:') return undefined;
  return vimeoPlayer(url) ?? url.href;
}

/** Accepts vimeo.com/1, /1/abc, /manage/videos/1 (its owner's), /channels/x/1, /groups/x/videos/1, /showcase/2/video/1 and player.vimeo.com/video/1?h=abc. */
function vimeoPlayer(url: URL): string | undefined {
  if (!/^(www\.|player\.)?vimeo\.com$/.test(url.hostname)) return undefined;
  const [, id, pathHash] =
    /^(?:\/(?:channels|groups|album|showcase|ondemand)\/[^/]+(?:\/videos?)?|\/(?:manage\/)?videos?)?\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(
      url.pathname,
    ) ?? [];
  if (!id) return undefined;
  const player = new URL(`https://player.vimeo.com/video/${id}`);
  const hash = pathHash ?? url.searchParams.get('h');
  if (hash) player.searchParams.set('h', hash);
  player.searchParams.set('dnt', '1');
  if (/^#t=[\dhms]+$/.test(url.hash)) player.hash = url.hash;
  return player.href;
}

/** The host of a player as visitors know it, without `www.` or `player.`. */
export const playerHost = (url: string) => new URL(url).hostname.replace(/^(www|player|embed)\./, '');

/** Websites that refuse to be shown in a frame, each with the paths that they do allow. */
const REFUSING_SITES: [site: RegExp, embeddable: RegExp][] = [
  [/(^|\.)youtube\.com$/, /^\/embed\//],
  [/^youtu\.be$/, /^$/],
  [/^(www\.)?vimeo\.com$/, /^$/],
  [/(^|\.)facebook\.com$/, /^\/plugins\//],
  [/^fb\.watch$/, /^$/],
  [/(^|\.)instagram\.com$/, /\/embed\/?$/],
  [/(^|\.)tiktok\.com$/, /^\/(embed|player)\//],
  [/^(www\.)?(x|twitter)\.com$/, /^$/],
  [/(^|\.)linkedin\.com$/, /^\/embed\//],
  [/^(www\.)?dailymotion\.com$/, /^\/embed\//],
  [/^(www\.|m\.)?twitch\.tv$/, /^$/],
  [/^(www\.)?ted\.com$/, /^$/],
  [/^(www\.)?npo(start)?\.nl$/, /^$/],
  [/^drive\.google\.com$/, /\/preview$/],
];

/** Whether a URL is known to stay empty in a frame. */
export function refusesEmbedding(text: string): boolean {
  const url = parseUrl(text);
  return Boolean(
    url && REFUSING_SITES.some(([site, embeddable]) => site.test(url.hostname) && !embeddable.test(url.pathname)),
  );
}

/** The cookie-free player for the URL of a YouTube video; undefined for any other URL, and for that player itself. */
export function youtubePlayerUrl(text: string): string | undefined {
  const url = parseUrl(text) ?? parseUrl(`https://${text.trim()}`);
  const id = url && youtubeId(url);
  if (!id) return undefined;
  const player = new URL(`https://www.youtube-nocookie.com/embed/${id}`);
  const start = seconds(url.searchParams.get('start') ?? url.searchParams.get('t') ?? /^#t=(.+)/.exec(url.hash)?.[1]);
  if (start) player.searchParams.set('start', String(start));
  return player.href;
}

/** Accepts youtube.com/watch?v=, /shorts/, /live/, /embed/ and /v/, also on www., m. and music.; and youtu.be/. */
function youtubeId(url: URL): string | undefined {
  const { hostname, pathname, searchParams } = url;
  const isShort = hostname === 'youtu.be' || hostname === 'www.youtu.be';
  if (!isShort && !/^(www\.|m\.|music\.)?youtube\.com$/.test(hostname)) return undefined;
  const inPath = (isShort ? /^\/([^/]+)/ : /^\/(?:shorts|live|embed|v)\/([^/]+)/).exec(pathname)?.[1];
  const id = inPath ?? (/^\/watch\/?$/.test(pathname) ? searchParams.get('v') : undefined);
  return id && /^[\w-]{11}$/.test(id) ? id : undefined;
}

/** Parses 90, 90s, 1m30s and 1h2m3s; undefined for anything else, and for zero. */
function seconds(time: string | null | undefined): number | undefined {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) || undefined;
}
