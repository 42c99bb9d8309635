import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const MB = 1024 * 1024;

/** A picture of one colour, to be encoded in any format. */
export const plainPicture = (width = 60, height = 40, background = '#386641') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A PNG of one colour. */
export const picture = (width = 40, height = 30) => plainPicture(width, height, '#7f9c86').png().toBuffer();

/** Twelve megapixels of noise, which compress to several megabytes. */
export const phonePhoto = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

/** A small photo, padded to the given size: decoders ignore bytes behind the end of the picture. */
export const paddedPhoto = async (megabytes: number) =>
  pad(
    await sharp(await picture(1600, 1200))
      .jpeg()
      .toBuffer(),
    megabytes,
  );

/** An animation of three frames, padded to the given size. */
export async function animation(megabytes = 0, type: 'gif' | 'webp' = 'gif'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#c0392b', '#27ae60', '#2980b9'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const joined = sharp(frames, { join: { animated: true } });
  const bytes = await (type === 'gif' ? joined.gif({ delay: [300, 300, 300] }) : joined.webp()).toBuffer();
  return pad(bytes, megabytes);
}

/** An APNG of two identical frames, or as many as it says. */
export async function animatedPng(frames = 2): Promise<Buffer> {
  const png = await picture();
  const header = png.subarray(0, 33);
  const pixels = chunkNamed(png, 'IDAT');
  const frame = (number: number) =>
    chunk('fcTL', uint32s(number), header.subarray(16, 24), uint32s(0, 0), Buffer.from([0, 30, 0, 100, 0, 0]));
  return Buffer.concat([
    header,
    chunk('acTL', uint32s(frames, 0)),
    frame(0),
    chunk('IDAT', pixels),
    frame(1),
    chunk('fdAT', uint32s(2), pixels),
    chunk('IEND'),
  ]);
}

const uint32s = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.from([0, 0, 0, value])));

function chunk(name: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(name), ...parts]);
  const lengthAndChecksum = Buffer.alloc(8);
  lengthAndChecksum.writeUInt32BE(body.length - 4, 0);
  lengthAndChecksum.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([lengthAndChecksum.subarray(0, 4), body, lengthAndChecksum.subarray(4)]);
}

function chunkNamed(png: Buffer, name: string): Buffer {
  const start = png.indexOf(name);
  return png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4));
}

/** A box of the container of AVIF and HEIC. */
export function box(name: string, ...content: Buffer[]): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.reduce((total, { length }) => total + length, 0));
  header.write(name, 4);
  return Buffer.concat([header, ...content]);
}

/** The first bytes of a HEIC photo, whose one picture is `hvc1`. */
export const heic = (brand = 'heic') =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0mif1`)),
    box(
      'meta',
      Buffer.alloc(4),
      box(
        'iinf',
        Buffer.from([0, 0, 0, 0, 0, 1]),
        box('infe', Buffer.from([2, 0, 0, 0, 0, 1, 0, 0]), Buffer.from('hvc1')),
      ),
    ),
    Buffer.alloc(2000),
  ]);

type Avif = { brand?: string; compatible?: string[]; before?: Buffer; isWide?: boolean };

/** An AVIF picture of 40 × 30 pixels whose first boxes are other than those that sharp writes. */
export async function avif({ brand = 'avif', compatible, before, isWide = false }: Avif): Promise<Buffer> {
  const made = await plainPicture(40, 30, '#7f9c86').avif().toBuffer();
  const end = made.readUInt32BE(0);
  const brands = Buffer.from([brand, '\0\0\0\0', ...(compatible ?? ['avif', 'mif1', 'miaf'])].join(''), 'latin1');
  const wide = Buffer.alloc(16);
  wide.writeUInt32BE(1);
  wide.write('ftyp', 4);
  wide.writeBigUInt64BE(BigInt(16 + brands.length), 8);
  const start = Buffer.concat([
    before ?? Buffer.alloc(0),
    isWide ? Buffer.concat([wide, brands]) : box('ftyp', brands),
  ]);
  return Buffer.concat([start, moved(made.subarray(end), end, start.length - end)]);
}

/** The file names the place of its pixels, counted from its start. */
function moved(rest: Buffer, end: number, by: number): Buffer {
  const place = end + rest.indexOf('mdat') + 4;
  const copy = Buffer.from(rest);
  const name = copy.indexOf('iloc');
  for (let at = name; at < name + 60; at += 1)
    if (copy.readUInt32BE(at) === place) {
      copy.writeUInt32BE(place + by, at);
      return copy;
    }
  throw new Error('The file does not say where its pixels are');
}

/** An AVIF picture with a track of as many images behind it. */
export async function animatedAvif(images = 2): Promise<Buffer> {
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32BE(images, 8);
  const track = ['stbl', 'minf', 'mdia', 'trak', 'moov'].reduce(
    (inside, name) => box(name, inside),
    box('stsz', sizes),
  );
  return Buffer.concat([await avif({ brand: 'avis', compatible: ['avis', 'msf1', 'avif', 'mif1'] }), track]);
}

/** A TIFF of two pages: its only directory names itself as the next. */
export async function pagedTiff(): Promise<Buffer> {
  const tiff = await plainPicture().tiff().toBuffer();
  const first = tiff.readUInt32LE(4);
  const copy = Buffer.concat([tiff, tiff.subarray(first, first + 2 + tiff.readUInt16LE(first) * 12), Buffer.alloc(4)]);
  copy.writeUInt32LE(tiff.length, first + 2 + tiff.readUInt16LE(first) * 12);
  return copy;
}

const pad = (bytes: Buffer, megabytes: number) =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, Math.floor(megabytes * MB) - bytes.length))]);
