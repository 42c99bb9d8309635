import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

const cache = new Map<string, Promise<string>>();

/** Average colour of a source image, as `#rrggbb`. Reads the file, so it works at build time only. */
export function averageColour(image: ImageMetadata): Promise<string> {
  // Astro sets `fsPath` on imported images, but its public type does not have it.
  const { fsPath } = image as ImageMetadata & { fsPath: string };
  const colour = cache.get(fsPath) ?? read(fsPath);
  cache.set(fsPath, colour);
  return colour;
}

async function read(path: string): Promise<string> {
  const pixel = await sharp(path).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}
