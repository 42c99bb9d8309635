import type { ShownPicture } from '../../shared/contract/pictures/shown-pictures.ts';
import { escapeMarkup } from '../../shared/text/text.ts';

/** The library's caption and credit as the `<figcaption>` of a figure; undefined when it has neither. */
export const captionHtml = (shown: Pick<ShownPicture, 'caption' | 'credit'> | undefined): string | undefined =>
  figcaption(escapeMarkup(shown?.caption?.trim() ?? ''), shown?.credit?.trim() ?? '');

/** The `<figcaption>` of a caption in HTML and a credit; undefined without both. */
export function figcaption(caption: string, credit: string): string | undefined {
  if (!caption && !credit) return undefined;
  const parts = [caption && `<span>${caption}</span>`, credit && `<small>${escapeMarkup(credit)}</small>`];
  return `<figcaption>${parts.filter(Boolean).join(' ')}</figcaption>`;
}
