import { globSync, statSync } from 'node:fs';

/** The largest file of the build: the editor's script, half a megabyte. */
export function largestFile(): { path: string; size: number } {
  const files = globSync('dist/client/_astro/*').map((file) => ({
    path: file.slice('dist/client'.length),
    size: statSync(file).size,
  }));
  const [largest] = files.sort((one, other) => other.size - one.size);
  if (!largest) throw new Error('The site is not built');
  return largest;
}
