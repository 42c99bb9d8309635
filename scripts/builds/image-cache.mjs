import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../set-up/step.mjs';

/** What Astro and `keptResults` (src/build/) encoded, by name or by what it is made of; kept from build to build. */
export const IMAGE_CACHE = join(root, 'node_modules', '.astro');

/** The part of it that comes with the repository, so that a first build encodes nothing; `npm run pictures` makes it. */
export const ENCODED = join(root, 'src', 'assets', 'encoded');
export const ENCODED_FOLDERS = ['assets', 'care-pictures', 'share-images'];

/**
 * Astro writes cached images directly under their final names, and so does the copying here: a killed build may leave a
 * truncated image that the next build would use. This removes what was written since an unfinished build began, and adds
 * the images of the repository. Call it before a build, and the returned function when the build has finished.
 */
export function startImageCache(cache, encoded = ENCODED) {
  const marker = join(cache, '.building');
  const began = existsSync(marker) ? statSync(marker).mtimeMs : Number.POSITIVE_INFINITY;
  for (const folder of ENCODED_FOLDERS.map((name) => join(cache, name)).filter(existsSync))
    for (const file of readdirSync(folder).map((name) => join(folder, name)))
      if (statSync(file).mtimeMs >= began) rmSync(file, { recursive: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(marker, '');
  if (existsSync(encoded)) cpSync(encoded, cache, { recursive: true, force: false });
  return () => rmSync(marker);
}
