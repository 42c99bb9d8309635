import type { ShownPicture } from '../../shared/contract/pictures/shown-pictures.ts';
import { escapeMarkup } from '../../shared/escape-markup.ts';

/** What the library says under a picture, as the `<figcaption>` of its figure; undefined when it says nothing. */
export const captionHtml = (shown: Pick<ShownPicture, 'caption' | 'credit'> | undefined): string | undefined =>
  figcaption(escapeMarkup(shown?.caption?.trim() ?? ''), shown?.credit?.trim() ?? '');

/** The `<figcaption>` of a caption in HTML and who made the picture; undefined when there is neither. */
export function figcaption(caption: string, credit: string): string | undefined {
  if (!caption && !credit) return undefined;
  const parts = [caption && `<span>${caption}</span>`, credit && `<small>${escapeMarkup(credit)}</small>`];
  return `<figcaption>${parts.filter(Boolean).join(' ')}</figcaption>`;
}
