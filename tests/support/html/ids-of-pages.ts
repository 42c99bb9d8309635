import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const COMPONENT = / from '(\.[^']+\.(?:astro|tsx))'/g;
/** No heading has an id with an underscore. */
const ID = /(?<![\w-])id ?= ?["']([a-z-]+)["']/g;

/** The ids that pages write out, with the components that they are made of. */
export function idsOfPages(...pages: string[]): string[] {
  const files = new Set(pages);
  // Also visits what is added meanwhile.
  for (const file of files)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(COMPONENT)) files.add(join(dirname(file), path));
  const ids = [...files].flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ID)].map(([, id = '']) => id));
  return [...new Set(ids)].toSorted();
}
