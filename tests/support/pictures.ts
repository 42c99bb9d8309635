import { Buffer } from 'node:buffer';
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
export const heavyPhoto = async (megabytes: number) =>
  filledUp(
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
  return filledUp(bytes, megabytes);
}

const filledUp = (bytes: Buffer, megabytes: number) =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, Math.floor(megabytes * MB) - bytes.length))]);
