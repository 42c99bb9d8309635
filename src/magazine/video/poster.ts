import type { ShownArticle } from '../../shared/contract/articles/articles.ts';
import { FULL_WIDTH, focalClass, imageAttributes, shownPicture } from '../../shared/pictures/picture.ts';
import { escapeMarkup } from '../../shared/text/text.ts';

type Poster = {
  item: Pick<ShownArticle, 'title' | 'language' | 'image' | 'pictures'>;
  /** The language of what surrounds the player: that of an article, or the English of the page of a video. */
  language: 'nl' | 'en';
  playerUrl: string;
  font: string;
  styles: string;
};

const PLAY = { nl: 'Video afspelen', en: 'Play video' };

/**
 * The document in the player's frame before play is pressed: the item's picture and a link to the player, without
 * scripts. Styles and font are inline, because an external file would arrive after the first paint and shift the layout.
 */
export function posterDocument({ item, language, playerUrl, font, styles }: Poster): string {
  const shown = shownPicture(item.pictures, item.image);
  const { src, srcSet = '', sizes = '' } = imageAttributes(item.image, FULL_WIDTH, shown);
  const attributes = Object.entries({ class: focalClass(shown, ''), sizes, srcset: srcSet, src })
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  const image = item.image ? `<img ${attributes.join(' ')} alt="">` : '';
  return [
    `<!doctype html><html lang="${language}"><head><title lang="${item.language}">${escapeMarkup(item.title)}</title>`,
    `${font}<style>${styles}</style></head><body>`,
    // YouTube plays nothing without the origin, which a preview hides from other sites.
    `<a href="${escapeMarkup(withAutoplay(playerUrl))}" referrerpolicy="strict-origin">${image}`,
    `<span><svg viewBox="0 0 16 18" aria-hidden="true"><path d="M1 1v16l14-8z"/></svg>${PLAY[language]}</span></a>`,
    '</body></html>',
  ].join('');
}

/** Vimeo's player starts by itself, so that one click is enough. */
function withAutoplay(playerUrl: string): string {
  const url = new URL(playerUrl);
  if (url.hostname === 'player.vimeo.com') url.searchParams.set('autoplay', '1');
  return url.href;
}
