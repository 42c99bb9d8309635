import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

const known = new Map<string, Promise<string>>();

/** The colour a picture is made of, shown until it is there. Reads the master, so only while pages are built. */
export function averageColour(image: ImageMetadata): Promise<string> {
  // Astro keeps the file's own path on the import, but not in its public type.
  const { fsPath } = image as ImageMetadata & { fsPath: string };
  const colour = known.get(fsPath) ?? read(fsPath);
  known.set(fsPath, colour);
  return colour;
}

async function read(path: string): Promise<string> {
  const pixel = await sharp(path).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}
