import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STATIC = /^(?:(?:import|export) (?!type )(?:[^;]*? from )?| {2}\w+: require\()'([^']+)'/gm;
const DYNAMIC = /(?:import|require)\(\s*'([^']+)'/g;

type Modules = { files: Set<string>; packages: Set<string> };

/**
 * The files and packages that a file imports or requires, directly or through other files; with `dynamic`, inside its
 * functions too.
 */
export function loadedModules(
  file: string,
  imports: 'static' | 'dynamic',
  loaded: Modules = { files: new Set(), packages: new Set() },
): Modules {
  if (loaded.files.has(file)) return loaded;
  loaded.files.add(file);
  const code = readFileSync(file, 'utf8');
  const found = [...code.matchAll(STATIC), ...(imports === 'dynamic' ? code.matchAll(DYNAMIC) : [])];
  for (const [, name = ''] of found) {
    if (name.startsWith('.')) loadedModules(join(dirname(file), name), imports, loaded);
    else if (!name.startsWith('node:')) loaded.packages.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  }
  return loaded;
}
