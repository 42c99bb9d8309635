/** Boxes of the ISO base media file format, which holds AVIF and HEIC pictures: a length, a name of four letters, content. */
type Box = { name: string; start: number; content: Uint8Array };

/** The boxes of a file, or within the content of one. Ends at the first that is damaged. */
export function* boxesOf(bytes: Uint8Array): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start = 0;
  while (start + 8 <= bytes.length) {
    const name = nameAt(bytes, start + 4);
    let length = view.getUint32(start);
    let header = 8;
    if (length === 1 && start + 16 <= bytes.length) {
      length = Number(view.getBigUint64(start + 8));
      header = 16;
    }
    // The last box may leave its length out.
    if (length === 0) length = bytes.length - start;
    if (length < header) return;
    yield { name, start, content: bytes.subarray(start + header, start + length) };
    start += length;
  }
}

const nameAt = (bytes: Uint8Array, start: number) => String.fromCharCode(...bytes.subarray(start, start + 4));

/** Boxes that may stand before the one with the brands. */
const FILLERS = new Set(['free', 'skip', 'wide', 'uuid']);

/** The box with the brands, and where it ends; undefined for any other file. */
function findFileType(bytes: Uint8Array): (Box & { end: number }) | undefined {
  for (const box of boxesOf(bytes)) {
    const end = box.content.byteOffset - bytes.byteOffset + box.content.length;
    if (box.name === 'ftyp') return { ...box, end };
    if (!FILLERS.has(box.name)) return undefined;
  }
  return undefined;
}

/** What the file says that it is compatible with, its main brand first. */
export function brandsOf(bytes: Uint8Array): string[] {
  const content = findFileType(bytes)?.content ?? new Uint8Array();
  const brands: string[] = [];
  // Between the first and the second stands a version.
  for (let at = 0; at + 4 <= content.length; at += at === 0 ? 8 : 4) brands.push(nameAt(content, at));
  return brands;
}

function* inside(boxes: Iterable<Box>, [name, ...rest]: readonly string[]): Generator<Uint8Array> {
  for (const box of boxes) {
    if (box.name !== name) continue;
    if (rest.length === 0) yield box.content;
    // A full box begins with a version and flags.
    else yield* inside(boxesOf(name === 'meta' ? box.content.subarray(4) : box.content), rest);
  }
}

/** The codec of the first picture: `av01` in AVIF, `hvc1` in HEIC. */
export function codecOf(bytes: Uint8Array): string | undefined {
  // After the version and the number of items, which takes two bytes or four.
  for (const items of inside(boxesOf(bytes), ['meta', 'iinf']))
    for (const item of inside(boxesOf(items.subarray(items[0] === 0 ? 6 : 8)), ['infe']))
      for (const codec of ['av01', 'hvc1']) if (nameAt(item, item[0] === 3 ? 10 : 8) === codec) return codec;
  return undefined;
}

/** Whether a track holds more than one image. */
export function isImageSequence(boxes: Iterable<Box>): boolean {
  for (const sizes of inside(boxes, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsz']))
    if (sizes.length >= 12 && new DataView(sizes.buffer, sizes.byteOffset, sizes.length).getUint32(8) > 1) return true;
  return false;
}

/** libheif wants one brand beside the main one, and neither it nor libvips reads hundreds. */
const PLAIN = 20;

/**
 * An AVIF file as every decoder reads it: with plain brands in its first box, in place of another order, an unusual main
 * brand or hundreds of them; and without a track of moving images, of which the site shows none. Nothing moves, because
 * the file refers to its parts by their place.
 */
export function plainAvif(bytes: Uint8Array): Uint8Array {
  const plain = Uint8Array.from(bytes);
  const view = new DataView(plain.buffer);
  const write = (at: number, size: number, text: string) => {
    view.setUint32(at, size);
    plain.set(
      Array.from(text, (letter) => letter.charCodeAt(0)),
      at + 4,
    );
  };
  for (const { name, start } of boxesOf(bytes)) if (name === 'moov') write(start, view.getUint32(start), 'free');
  const end = findFileType(bytes)?.end ?? 0;
  const length = end < PLAIN + 8 ? end : PLAIN;
  if (length < PLAIN || length % 4 > 0) return plain;
  write(0, length, `ftypavif\0\0\0\0mif1${'avif'.repeat((length - PLAIN) / 4)}`);
  if (length < end) write(length, end - length, 'free');
  return plain;
}
