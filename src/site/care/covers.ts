import type { ImageMetadata } from 'astro';

const masters = import.meta.glob<ImageMetadata>('../../assets/images/*.jpg', { eager: true, import: 'default' });

const byName = new Map(
  Object.entries(masters).map(([path, image]) => [path.replace(/^.*\/([^/]+)\.jpg$/, '$1'), image] as const),
);

/** Stands in for a picture that is not there yet: an empty wall in morning light goes with every subject. */
const FALLBACK = 'closing';

export const hasCover = (name: string): boolean => byName.has(name);

/** The picture of that name in src/assets/images. */
export function coverImage(name: string): ImageMetadata {
  const image = byName.get(name) ?? byName.get(FALLBACK);
  if (!image) throw new Error(`src/assets/images/${FALLBACK}.jpg is missing: put it back`);
  return image;
}

/** The file of that picture, for what reads it at build. */
export const coverFile = (name: string): string => `src/assets/images/${hasCover(name) ? name : FALLBACK}.jpg`;
