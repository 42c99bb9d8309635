/** Whether a picture moves, and what our server makes of it: it keeps GIF and WebP moving, and stops the others. */
export type Animation = 'none' | 'kept' | 'lost';

export function animationOf(bytes: Uint8Array): Animation {
  if (text(bytes, 0, 3) === 'GIF') return countGifPictures(bytes) > 1 ? 'kept' : 'none';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 16) === 'WEBPVP8X') return at(bytes, 20) & 0x02 ? 'kept' : 'none';
  if (text(bytes, 1, 4) === 'PNG') return isAnimatedPng(bytes) ? 'lost' : 'none';
  return text(bytes, 4, 12) === 'ftypavis' ? 'lost' : 'none';
}

/** Apple's photos, which neither our server nor most browsers can open. */
export const isHeic = (bytes: Uint8Array): boolean => /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(text(bytes, 4, 12));

const at = (bytes: Uint8Array, index: number) => bytes[index] ?? 0;

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Stops at the second: more than one is all there is to know. */
function countGifPictures(bytes: Uint8Array): number {
  let pictures = 0;
  let position = 13 + colourTable(at(bytes, 10));
  while (position < bytes.length && pictures < 2) {
    const block = at(bytes, position);
    if (block === 0x2c) {
      pictures += 1;
      position = afterParts(bytes, position + 11 + colourTable(at(bytes, position + 9)));
    } else if (block === 0x21) position = afterParts(bytes, position + 2);
    else break;
  }
  return pictures;
}

const colourTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** Data comes in parts that begin with their length; one of length 0 is the last. */
function afterParts(bytes: Uint8Array, start: number): number {
  let position = start;
  while (at(bytes, position) > 0) position += 1 + at(bytes, position);
  return position + 1;
}

/** An animated PNG says so (acTL) before its first pixels (IDAT). */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let position = 8; position + 8 <= bytes.length; position += 12 + view.getUint32(position)) {
    const name = text(bytes, position + 4, position + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}
