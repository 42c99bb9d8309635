/**
 * Where a video plays. Vimeo's links, in every form, become its player with tracking switched off; the hash of an
 * unlisted video goes along. Any other https address is used as it is (§2). Undefined for what is no https address.
 */
export function playerUrl(videoUrl: string | null): string | undefined {
  if (!videoUrl || !URL.canParse(videoUrl)) return undefined;
  const url = new URL(videoUrl);
  if (url.protocol !== 'https:') return undefined;
  return vimeoPlayer(url) ?? url.href;
}

/** vimeo.com/1, /1/abc, /channels/x/1, /groups/x/videos/1, /album/2/video/1, /showcase/2/video/1, player.vimeo.com/video/1?h=abc */
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

/** The name of who plays it, as a visitor knows it: the host without www. and player. */
export const playerHost = (address: string) => new URL(address).hostname.replace(/^(www|player|embed)\./, '');
