import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const AT_ONCE = /^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)'/gm;
const LATER = /import\(\s*'([^']+)'/g;

/** Every package that a file loads, by whichever file: `at once` with it, or also `later` by `import()`. Types are gone by then. */
export function loadedPackages(file: string, when: 'at once' | 'later', seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const loaded = [...code.matchAll(AT_ONCE), ...(when === 'later' ? code.matchAll(LATER) : [])];
  return loaded.flatMap(([, name = '']) => {
    if (name.startsWith('node:')) return [];
    if (name.startsWith('.')) return loadedPackages(join(dirname(file), name), when, seen);
    return [name.split('/', name.startsWith('@') ? 2 : 1).join('/')];
  });
}
