import { hereIfOurs, isRemoteImage } from '../../../../shared/image-source.ts';
import { isAllowedImage } from '../../../../shared/rich-text.ts';
import { pendingCopy } from '../pending-image.ts';

/** What happens to the pictures of pasted HTML. */
export type PastedPictures = {
  /** Whether the text holds this picture of another website already, by somebody's choice. */
  isKept: (address: string) => boolean;
  /** Takes a picture that came with the text; answers what stands for it until it is stored. */
  addFile: (file: File) => string;
  /** Counts a picture that cannot come along: it is on a disk, or inside another program. */
  countUnavailable: () => void;
};

/** Pictures of other websites wait for a copy of theirs, those within the text for being stored; the others go. */
export function resolvePictures(body: HTMLElement, { isKept, addFile, countUnavailable }: PastedPictures): void {
  for (const image of body.querySelectorAll('img')) {
    const waiting = image.getAttribute('data-copy');
    const source = (waiting ?? image.getAttribute('src') ?? '').trim().replace(/^\/\//, 'https://');
    const src = isSpacer(image, source) ? '' : (addressOf(source) ?? lost());
    image.removeAttribute('data-copy');
    if (src) image.setAttribute('src', src);
    else image.remove();
    if (src) unwrapFromParagraph(image);
  }

  function addressOf(source: string): string | undefined {
    if (isRemoteImage(source)) {
      const here = hereIfOurs(source, location.origin);
      return here ?? (isKept(source) ? source : pendingCopy(source));
    }
    if (isAllowedImage(source)) return source;
    const file = fileOf(source);
    return file && addFile(file);
  }

  function lost(): string {
    countUnavailable();
    return '';
  }
}

/** One pixel, for spacing or for counting who reads. */
function isSpacer(image: Element, source: string): boolean {
  const isTiny = ['width', 'height'].some((side) => /^[01]$/.test(image.getAttribute(side) ?? ''));
  return isTiny || source.startsWith('data:image/gif;base64,R0lGODlhAQABA');
}

/** A picture stands by itself: the line that held nothing else would stay behind as an empty one. */
function unwrapFromParagraph(image: Element): void {
  const line = image.closest('p');
  if (line && !line.textContent?.trim() && line.querySelectorAll('img, br').length === 1) line.replaceWith(image);
}

/** The file that a data address holds. Decoded here: the security policy lets nothing be fetched but from this site. */
function fileOf(source: string): File | undefined {
  const [, type = '', isBase64, data = ''] = /^data:(image\/[\w.+-]+)[^,]*?(;base64)?,(.*)$/is.exec(source) ?? [];
  if (!type) return undefined;
  try {
    const text = decodeURIComponent(data);
    const bytes = isBase64
      ? Uint8Array.from(atob(text.replace(/\s/g, '')), (character) => character.charCodeAt(0))
      : new TextEncoder().encode(text);
    return new File([bytes], 'a picture in the text', { type });
  } catch {
    return undefined;
  }
}
