import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const MB = 1024 * 1024;

/** A plain picture of one colour. */
export const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#7f9c86' } })
    .png()
    .toBuffer();

/** As a phone takes it: twelve megapixels, and too noisy to be small. */
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

/** A photo that is soon made smaller, filled up behind its end: readers stop at the end of the picture. */
export const paddedPhoto = async (megabytes: number) =>
  padded(
    await sharp(await picture(1600, 1200))
      .jpeg()
      .toBuffer(),
    megabytes,
  );

/** Three pictures in a row, filled up behind their end to the given size. */
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
  return padded(bytes, megabytes);
}

/** A PNG of two pictures in a row, both the same. */
export async function animatedPng(): Promise<Buffer> {
  const png = await picture();
  const header = png.subarray(0, 33);
  const pixels = chunkNamed(png, 'IDAT');
  const frame = (number: number) =>
    chunk('fcTL', numbers(number), header.subarray(16, 24), numbers(0, 0), Buffer.from([0, 30, 0, 100, 0, 0]));
  return Buffer.concat([
    header,
    chunk('acTL', numbers(2, 0)),
    frame(0),
    chunk('IDAT', pixels),
    frame(1),
    chunk('fdAT', numbers(2), pixels),
    chunk('IEND'),
  ]);
}

const numbers = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.from([0, 0, 0, value])));

function chunk(name: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(name), ...parts]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length - 4, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function chunkNamed(png: Buffer, name: string): Buffer {
  const at = png.indexOf(name);
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

/** The beginning of a photo as an iPhone takes it. */
export const heic = () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(2000)]);

const padded = (bytes: Buffer, megabytes: number) =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, Math.floor(megabytes * MB) - bytes.length))]);
