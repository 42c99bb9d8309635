import type { ImageMetadata } from 'astro';
import { altFor, pictureFor } from './placeholder.ts';

const files = import.meta.glob<ImageMetadata>('../../assets/images/*.jpg', { eager: true, import: 'default' });

const sourceImages = new Map(
  Object.entries(files).map(([path, image]) => [path.replace(/^.*\/(.+)\.jpg$/, '$1'), image] as const),
);

const exists = (name: string) => sourceImages.has(name);

/** What is seen on the picture that is shown for a subject; empty as long as another stands in for it. */
export const shownAlt = (subject: string, alt: string): string => altFor(subject, alt, exists);

/** The master in src/assets/images that is shown for a subject: its own, or the one that stands in for it. */
export function sourceImageFor(subject: string): ImageMetadata {
  const name = pictureFor(subject, exists);
  const master = sourceImages.get(name);
  if (!master) throw new Error(`src/assets/images/${name}.jpg is missing: put it back`);
  return master;
}
