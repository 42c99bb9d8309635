import type { PublicArticle } from '../../shared/contract/articles.ts';
import { escapeMarkup } from '../../shared/escape-markup.ts';
import { FULL_WIDTH, imageAttributes } from '../../shared/picture.ts';

type Poster = { item: Pick<PublicArticle, 'title' | 'image'>; address: string; font: string; styles: string };

/**
 * What a player's frame shows until it is asked to play: the item's picture and a link to the player. No script; its
 * styles and its font stand in it, because a frame does not wait for those of a file, and would move.
 */
export function posterDocument({ item, address, font, styles }: Poster): string {
  const { src, srcSet = '', sizes = '' } = imageAttributes(item.image, FULL_WIDTH);
  const attributes = Object.entries({ sizes, srcset: srcSet, src })
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  const image = item.image ? `<img ${attributes.join(' ')} alt="">` : '';
  return [
    `<!doctype html><html lang="en"><head><title>${escapeMarkup(item.title)}</title>`,
    `${font}<style>${styles}</style></head><body>`,
    `<a href="${escapeMarkup(playsAtOnce(address))}">${image}`,
    `<span><svg viewBox="0 0 16 18" aria-hidden="true"><path d="M1 1v16l14-8z"/></svg>Play video</span></a>`,
    '</body></html>',
  ].join('');
}

/** Pressing play once is enough where the player can be told so. */
function playsAtOnce(address: string): string {
  const url = new URL(address);
  if (url.hostname === 'player.vimeo.com') url.searchParams.set('autoplay', '1');
  return url.href;
}
