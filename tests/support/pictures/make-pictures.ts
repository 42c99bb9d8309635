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

/** An APNG of two identical frames. */
export async function animatedPng(): Promise<Buffer> {
  const png = await picture();
  const header = png.subarray(0, 33);
  const pixels = chunkNamed(png, 'IDAT');
  const frame = (number: number) =>
    chunk('fcTL', uint32s(number), header.subarray(16, 24), uint32s(0, 0), Buffer.from([0, 30, 0, 100, 0, 0]));
  return Buffer.concat([
    header,
    chunk('acTL', uint32s(2, 0)),
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

/** The first bytes of a HEIC photo. */
export const heic = () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(2000)]);

const pad = (bytes: Buffer, megabytes: number) =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, Math.floor(megabytes * MB) - bytes.length))]);
