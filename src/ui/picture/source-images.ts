import type { ImageMetadata } from 'astro';
import { altFor, pictureFor } from './stand-in.ts';

const files = import.meta.glob<ImageMetadata>('../../assets/images/*.jpg', { eager: true, import: 'default' });

const sourceImages = new Map(
  Object.entries(files).map(([path, image]) => [path.replace(/^.*\/(.+)\.jpg$/, '$1'), image] as const),
);

const exists = (name: string) => sourceImages.has(name);

/** The alt text of the picture that is shown for a subject; empty for the stand-in. */
export const shownAlt = (subject: string, alt: string): string => altFor(subject, alt, exists);

/** The name of the picture that is shown for a subject. */
export const subjectShown = (subject: string): string => pictureFor(subject, exists);

/** The file in src/assets/images that is shown for a subject: its own, or the stand-in. */
export function sourceImageFor(subject: string): ImageMetadata {
  const name = subjectShown(subject);
  const image = sourceImages.get(name);
  if (!image) throw new Error(`src/assets/images/${name}.jpg is missing: put it back`);
  return image;
}
