import type { ShownPicture } from '../../shared/contract/pictures/shown-pictures.ts';
import { escapeMarkup } from '../../shared/escape-markup.ts';

/** What the library says under a picture, as the `<figcaption>` of its figure; undefined when it says nothing. */
export function captionHtml(shown: Pick<ShownPicture, 'caption' | 'credit'> | undefined): string | undefined {
  const caption = shown?.caption?.trim();
  const credit = shown?.credit?.trim();
  if (!caption && !credit) return undefined;
  const parts = [
    caption && `<span>${escapeMarkup(caption)}</span>`,
    credit && `<small>${escapeMarkup(credit)}</small>`,
  ];
  return `<figcaption>${parts.filter(Boolean).join(' ')}</figcaption>`;
}
