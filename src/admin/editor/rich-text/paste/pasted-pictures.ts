import { isRemoteImage, localPicturePath } from '../../../../shared/pictures/picture.ts';
import { isAllowedImage } from '../../../../shared/rich-text/tags.ts';
import { pendingCopy, pendingSource } from '../images/pending-images.ts';

export type PastedPictures = {
  /** Whether the text already links to this picture of another website, by the user's choice. */
  isLinked: (address: string) => boolean;
  /** Registers a picture embedded in the HTML; returns its source until it is uploaded. */
  addFile: (file: File) => string;
  /** Counts a picture that cannot be fetched: it is on the author's disk or inside another program. */
  countUnavailable: () => void;
};

/**
 * The source that a pasted picture gets: a remote or embedded one becomes a pending copy. Undefined, and counted, for
 * one that cannot be fetched.
 */
export function sourceOfPasted(source: string, { isLinked, addFile, countUnavailable }: PastedPictures) {
  if (pendingSource(source) !== undefined) return source;
  if (isRemoteImage(source)) {
    const local = localPicturePath(source, location.origin);
    return local ?? (isLinked(source) ? source : pendingCopy(source));
  }
  if (isAllowedImage(source)) return source;
  const file = fileOf(source);
  if (file) return addFile(file);
  countUnavailable();
  return undefined;
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
