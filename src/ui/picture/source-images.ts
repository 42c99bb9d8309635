import type { ImageMetadata } from 'astro';
import { buildPictureAt } from '../../shared/pictures/build-pictures.ts';
import { focalClass, libraryPicture } from '../../shared/pictures/picture.ts';
import { cropOf } from './crops.ts';
import { altFor, pictureFor } from './stand-in.ts';

const files = import.meta.glob<ImageMetadata>('../../assets/images/*.jpg', { eager: true, import: 'default' });
/** Those of the library that published documents show (src/content/documents.ts); the alias is in astro.config.mjs. */
const fromLibrary = import.meta.glob<ImageMetadata>('@library-pictures/*.webp', { eager: true, import: 'default' });

type Source = { image: ImageMetadata; crop: string };

const nameOf = (path: string): string => path.replace(/^.*\/(.+)\.jpg$/, '$1');

/** By the name of the file, or the hash of the picture in the library. */
const sources = new Map<string, Source>([
  ...Object.entries(files).map(([path, image]): [string, Source] => [
    nameOf(path),
    { image, crop: cropOf(nameOf(path)) },
  ]),
  ...Object.entries(fromLibrary).flatMap(([path, image]): Array<[string, Source]> => {
    const picture = buildPictureAt(path);
    return picture ? [[picture.hash, { image, crop: focalClass(picture) }]] : [];
  }),
]);

const find = (subject: string) => sources.get(libraryPicture(subject) ?? subject);
/** Whether a subject has a picture of its own: one that was removed from the library for good is gone. */
export const hasPicture = (subject: string): boolean => find(subject) !== undefined;

/** The alt text of the picture that is shown for a subject; empty for the stand-in. */
export const shownAlt = (subject: string, alt: string): string => altFor(subject, alt, hasPicture);

/** The names of all files in src/assets/images. */
export const fileNames = (): string[] => Object.keys(files).map(nameOf);

/** What is shown for a subject: its own picture, or the stand-in; with the class that keeps its subject in sight. */
function sourceFor(subject: string): Source {
  const name = pictureFor(subject, hasPicture);
  const source = find(name);
  if (!source) throw new Error(`src/assets/images/${name}.jpg is missing: put it back`);
  return source;
}

export const sourceImageFor = (subject: string): ImageMetadata => sourceFor(subject).image;
export const cropFor = (subject: string): string => sourceFor(subject).crop;

/** Astro sets `fsPath` on the import, but leaves it out of the public type. */
export const sourceFileOf = (subject: string): string =>
  (sourceImageFor(subject) as ImageMetadata & { fsPath: string }).fsPath;
