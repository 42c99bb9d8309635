import { DomUtils } from 'htmlparser2';
import { parseUrl } from '../../../shared/addresses/parse-url.ts';
import { textVideoUrl } from '../../../shared/rich-text/blocks.ts';
import { escapeMarkup } from '../../../shared/text/text.ts';
import { type Document, elementsOf, parseOne } from '../dom.ts';

export type TextVideo = { playerUrl: string; title: string };

/**
 * Turns each video into a link, which is all that a feed shows; the page puts its player in place of the link ({@link
 * splitAtVideos}). Returns the videos in order.
 */
export function linkVideos(document: Document, { isFeed }: { isFeed: boolean }): TextVideo[] {
  const videos: TextVideo[] = [];
  for (const element of elementsOf(document, 'p')) {
    const playerUrl = textVideoUrl(element.attribs['data-video']);
    if (playerUrl === undefined) continue;
    const title = DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
    const link = `<a href="${escapeMarkup(watchUrl(playerUrl))}">Video${title && `: ${escapeMarkup(title)}`}</a>`;
    DomUtils.replaceElement(
      element,
      parseOne(isFeed ? `<p>${link}</p>` : `<p data-video="${videos.length}">${link}</p>`),
    );
    videos.push({ playerUrl, title });
  }
  return videos;
}

/** The pieces of a prepared body: HTML, and the videos between. */
export function splitAtVideos(html: string, videos: readonly TextVideo[]): (string | TextVideo)[] {
  const pieces = html.split(/<p data-video="(\d+)"><a [^>]*>[^<]*<\/a><\/p>/);
  return pieces
    .map((piece, at) => (at % 2 === 0 ? piece : (videos[Number(piece)] ?? '')))
    .filter((piece) => piece !== '');
}

/** Where a video can be watched outside the site: YouTube's player plays nothing in a tab of its own. */
export function watchUrl(playerUrl: string): string {
  const url = parseUrl(playerUrl);
  const id = url?.hostname === 'www.youtube-nocookie.com' && /^\/embed\/([\w-]+)$/.exec(url.pathname)?.[1];
  if (!url || !id) return playerUrl;
  const start = url.searchParams.get('start');
  return `https://www.youtube.com/watch?v=${id}${start ? `&t=${Number.parseInt(start, 10)}` : ''}`;
}
