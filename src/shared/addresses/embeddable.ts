import { parseUrl } from './parse-url.ts';

/** Websites whose pages refuse to be shown inside another, and what of them may be. */
const REFUSING: [site: RegExp, embeddable: RegExp][] = [
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

/** Whether an address is known to stay empty inside another page. */
export function refusesEmbedding(address: string): boolean {
  const url = parseUrl(address);
  return Boolean(
    url && REFUSING.some(([site, embeddable]) => site.test(url.hostname) && !embeddable.test(url.pathname)),
  );
}

/** YouTube's player without cookies for the address of a video there; undefined where it is that already. */
export function youtubePlayerUrl(address: string): string | undefined {
  const url = parseUrl(address) ?? parseUrl(`https://${address.trim()}`);
  const id = url && youtubeId(url);
  if (!id) return undefined;
  const player = new URL(`https://www.youtube-nocookie.com/embed/${id}`);
  const start = seconds(url.searchParams.get('start') ?? url.searchParams.get('t') ?? /^#t=(.+)/.exec(url.hash)?.[1]);
  if (start) player.searchParams.set('start', String(start));
  return player.href;
}

/** youtube.com/watch?v=, /shorts/, /live/, /embed/ and /v/, with www., m., music. or nothing before it; youtu.be/ */
function youtubeId(url: URL): string | undefined {
  const { hostname, pathname, searchParams } = url;
  const isShort = hostname === 'youtu.be' || hostname === 'www.youtu.be';
  if (!isShort && !/^(www\.|m\.|music\.)?youtube\.com$/.test(hostname)) return undefined;
  const inPath = (isShort ? /^\/([^/]+)/ : /^\/(?:shorts|live|embed|v)\/([^/]+)/).exec(pathname)?.[1];
  const id = inPath ?? (/^\/watch\/?$/.test(pathname) ? searchParams.get('v') : undefined);
  return id && /^[\w-]{11}$/.test(id) ? id : undefined;
}

/** 90, 90s, 1m30s, 1h2m3s; undefined for anything else. */
function seconds(time: string | null | undefined): number | undefined {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) || undefined;
}
