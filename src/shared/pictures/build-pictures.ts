/*
 * The pictures of the library that pages show, as files below the content/ that a build reads. The name of each says
 * which picture it is, where its focal point lies and which file is shown for it; so does the name of every size that
 * the build makes of it. It says all that a build can differ by: scripts/builds/folders.mjs does not read the file.
 */

type FocalPoint = { focalX: number; focalY: number };

/** Below content/; in the repository there is none. */
export const BUILD_PICTURES = 'fotos';

export const buildPictureName = (hash: string, { focalX, focalY, file }: FocalPoint & { file: string }): string =>
  `${hash}-${focalX}-${focalY}-${file}.webp`;

const NAME = /([0-9a-f]{32})-(\d+)-(\d+)-[0-9a-f]{32}\.webp$/;

/** What the name at the end of this path says. */
export function buildPictureAt(path: string): (FocalPoint & { hash: string }) | undefined {
  const [, hash, focalX, focalY] = NAME.exec(path) ?? [];
  return hash === undefined ? undefined : { hash, focalX: Number(focalX), focalY: Number(focalY) };
}

/** The hash of the picture that this file of a build was made of. */
export const madeOfPicture = (path: string): string | undefined => /^\/_astro\/([0-9a-f]{32})-\d/.exec(path)?.[1];
