import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Astro writes cached images directly under their final names, so a killed build leaves a truncated image that the next
 * build would use. This removes the images written since an unfinished build began. Call it before a build, and the
 * returned function when the build has finished.
 */
export function guardImageCache(cache: string): () => void {
  const marker = join(cache, '.building');
  const images = join(cache, 'assets');
  if (existsSync(marker) && existsSync(images)) {
    const began = statSync(marker).mtimeMs;
    for (const name of readdirSync(images)) {
      const file = join(images, name);
      if (statSync(file).mtimeMs >= began) rmSync(file, { recursive: true });
    }
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(marker, '');
  return () => rmSync(marker);
}
