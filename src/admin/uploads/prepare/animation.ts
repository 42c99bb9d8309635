/** The server preserves the animation of GIF and WebP; that of PNG and AVIF is lost. */
export type Animation = 'none' | 'preserved' | 'lost';

export function animationOf(bytes: Uint8Array): Animation {
  if (text(bytes, 0, 3) === 'GIF') return countGifFrames(bytes) > 1 ? 'preserved' : 'none';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 16) === 'WEBPVP8X')
    return at(bytes, 20) & 0x02 ? 'preserved' : 'none';
  if (text(bytes, 1, 4) === 'PNG') return isAnimatedPng(bytes) ? 'lost' : 'none';
  return text(bytes, 4, 12) === 'ftypavis' ? 'lost' : 'none';
}

/** Apple's photo format, which neither the server nor most browsers can open. */
export const isHeic = (bytes: Uint8Array): boolean => /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(text(bytes, 4, 12));

const at = (bytes: Uint8Array, index: number) => bytes[index] ?? 0;

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Stops counting at 2. */
function countGifFrames(bytes: Uint8Array): number {
  let frames = 0;
  let position = 13 + colourTableBytes(at(bytes, 10));
  while (position < bytes.length && frames < 2) {
    const block = at(bytes, position);
    if (block === 0x2c) {
      frames += 1;
      position = afterSubBlocks(bytes, position + 11 + colourTableBytes(at(bytes, position + 9)));
    } else if (block === 0x21) position = afterSubBlocks(bytes, position + 2);
    else break;
  }
  return frames;
}

const colourTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** GIF data consists of sub-blocks that start with their length; length 0 ends it. */
function afterSubBlocks(bytes: Uint8Array, start: number): number {
  let position = start;
  while (at(bytes, position) > 0) position += 1 + at(bytes, position);
  return position + 1;
}

/** An animated PNG has an acTL chunk before its first IDAT chunk. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let position = 8; position + 8 <= bytes.length; position += 12 + view.getUint32(position)) {
    const name = text(bytes, position + 4, position + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}
