import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { ROOMS } from './rooms.ts';

export const TEST = /\.(test|spec)\.tsx?$/;

/** The first folders of the repository that hold code. */
const ROOTS = new Set(Object.keys(ROOMS).map((room) => room.split('/')[0]));

/** The aliases of package.json by their prefix: `#server/` for `src/server/`. */
const { imports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  imports: Record<string, string>;
};
const ALIASES = Object.entries(imports).map(
  ([alias, path]) => [alias.replace('*', ''), posix.normalize(path.replace('*', ''))] as const,
);

/** What a file imports: a path relative to the repository's root, or the name of a package. */
export function joinTarget(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  // Vite takes `/` for the root of the repository.
  if (specifier.startsWith('/')) return specifier.slice(1);
  const [alias, folder] = ALIASES.find(([prefix]) => specifier.startsWith(prefix)) ?? ['', ''];
  return folder + specifier.slice(alias.length);
}

/** Whether `joinTarget` is a path. */
export const isFile = (specifier: string): boolean =>
  /^[./]/.test(specifier) ||
  ALIASES.some(([prefix]) => specifier.startsWith(prefix)) ||
  (specifier.includes('/') && ROOTS.has(specifier.split('/')[0]));
