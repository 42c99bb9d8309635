import { isRemoteImage, localPicturePath } from '../../../../../shared/pictures/image-source.ts';
import { isAllowedImage } from '../../../../../shared/rich-text/tags.ts';
import { pendingCopy } from '../../images/pending-image.ts';

export type PastedPictures = {
  /** Whether the text already links to this picture of another website, by the user's choice. */
  isLinked: (address: string) => boolean;
  /** Registers a picture embedded in the HTML; returns its source until it is uploaded. */
  addFile: (file: File) => string;
  /** Counts a picture that cannot be fetched: it is on the author's disk or inside another program. */
  countUnavailable: () => void;
};

/** Makes remote and embedded pictures pending copies, and removes those that cannot be fetched. */
export function resolvePictures(body: HTMLElement, { isLinked, addFile, countUnavailable }: PastedPictures): void {
  for (const image of body.querySelectorAll('img')) {
    if (replaceEmoji(image)) continue;
    takeLazySource(image);
    const pending = image.getAttribute('data-copy');
    const source = (pending ?? image.getAttribute('src') ?? '').trim().replace(/^\/\//, 'https://');
    const src = isSpacer(image, source) ? '' : (sourceOf(source) ?? unavailable());
    image.removeAttribute('data-copy');
    if (src) image.setAttribute('src', src);
    else image.remove();
    if (src) unwrapFromParagraph(image);
  }

  function sourceOf(source: string): string | undefined {
    if (isRemoteImage(source)) {
      const local = localPicturePath(source, location.origin);
      return local ?? (isLinked(source) ? source : pendingCopy(source));
    }
    if (isAllowedImage(source)) return source;
    const file = fileOf(source);
    return file && addFile(file);
  }

  function unavailable(): string {
    countUnavailable();
    return '';
  }
}

/** Mail programs and blogs draw emoji as pictures. */
function replaceEmoji(image: Element): boolean {
  const isEmoji = image.matches('.emoji, [data-emoji], .wp-smiley');
  if (isEmoji) image.replaceWith(image.getAttribute('alt') ?? '');
  return isEmoji;
}

/** Takes the source of a picture that the page loads lazily. */
function takeLazySource(image: Element): void {
  const later = image.getAttribute('data-src') ?? image.getAttribute('data-lazy-src');
  if (later && !/^https?:/i.test(image.getAttribute('src') ?? '')) image.setAttribute('src', later);
}

/** A spacer or tracking pixel. */
function isSpacer(image: Element, source: string): boolean {
  const isTiny = ['width', 'height'].some((side) => /^[01]$/.test(image.getAttribute(side) ?? ''));
  return isTiny || source.startsWith('data:image/gif;base64,R0lGODlhAQABA');
}

/** Pictures are blocks: a paragraph around a lone picture would remain as an empty line. */
function unwrapFromParagraph(image: Element): void {
  const paragraph = image.closest('p');
  if (paragraph && !paragraph.textContent?.trim() && paragraph.querySelectorAll('img, br').length === 1)
    paragraph.replaceWith(image);
}

/** Decodes a data URL by hand: the security policy forbids fetching it. */
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
