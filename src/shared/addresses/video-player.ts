/**
 * The URL to embed for a video (docs/product.md#videos): Vimeo's player without tracking for any Vimeo link, with the
 * hash of an unlisted video; any other https URL unchanged. Undefined for everything else.
 */
export function playerUrl(videoUrl: string | null): string | undefined {
  if (!videoUrl || !URL.canParse(videoUrl)) return undefined;
  const url = new URL(videoUrl);
  if (url.protocol !== 'https:') return undefined;
  return vimeoPlayer(url) ?? url.href;
}

/** Accepts vimeo.com/1, /1/abc, /channels/x/1, /groups/x/videos/1, /showcase/2/video/1 and player.vimeo.com/video/1?h=abc. */
function vimeoPlayer(url: URL): string | undefined {
  if (!/^(www\.|player\.)?vimeo\.com$/.test(url.hostname)) return undefined;
  const [, id, pathHash] =
    /^(?:\/(?:channels|groups|album|showcase|ondemand)\/[^/]+(?:\/videos?)?|\/videos?)?\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(
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
