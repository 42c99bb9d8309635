import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Astro writes the pictures of its cache under their last name from the start: a build that was killed, or whose disk
 * was full, leaves one cut off, and the next would serve it. So what was written since an unfinished build began is
 * thrown away. Returns what is called when the build has finished.
 */
export function guardImageCache(cache: string): () => void {
  const mark = join(cache, '.building');
  const pictures = join(cache, 'assets');
  if (existsSync(mark) && existsSync(pictures)) {
    const began = statSync(mark).mtimeMs;
    for (const name of readdirSync(pictures)) {
      const file = join(pictures, name);
      if (statSync(file).mtimeMs >= began) rmSync(file, { recursive: true });
    }
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(mark, '');
  return () => rmSync(mark);
}
