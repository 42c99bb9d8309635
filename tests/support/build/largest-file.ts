import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtClient } from './built-client.ts';

/** The largest file of the build: the editor's script, half a megabyte. */
export function largestFile(): { path: string; size: number } {
  const folder = join(builtClient(), '_astro');
  const files = readdirSync(folder).map((name) => ({
    path: `/_astro/${name}`,
    size: statSync(join(folder, name)).size,
  }));
  const [largest] = files.sort((one, other) => other.size - one.size);
  if (!largest) throw new Error(`There is no file in ${folder}`);
  return largest;
}
