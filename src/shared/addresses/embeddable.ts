import { parseUrl } from './parse-url.ts';

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
