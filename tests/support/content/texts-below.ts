import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of content/ below a folder, as `beforeOnline` and its finders take them. */
export const textsBelow = (root: string): Array<{ file: string; text: string }> =>
  globSync('content/**/*.{md,yaml}', { cwd: root })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
