import { matchesGlob } from 'node:path';
import { joinTarget, TEST } from './paths.ts';
import { specifiersIn } from './specifiers.ts';

const isOfTests = (path: string) => path.startsWith('tests/') || TEST.test(path);

/**
 * One message for each module of src/ that only tests import. `sources` are the files of the repository by path,
 * `entries` patterns of those that are run, or loaded by a name that no import shows.
 */
export function importedByTestsAlone(sources: ReadonlyMap<string, string>, entries: readonly string[]): string[] {
  const targets = new Map([...sources].map(([path, source]) => [path, targetsOf(path, source)]));
  const imported = new Set([...targets.values()].flat());
  const isEntry = (path: string) =>
    !path.includes('/') || !imported.has(path) || entries.some((pattern) => matchesGlob(path, pattern));
  const found = new Set([...sources.keys()].filter((path) => !isOfTests(path) && isEntry(path)));
  // A set grows while it is read.
  for (const path of found) for (const target of targets.get(path) ?? []) if (sources.has(target)) found.add(target);
  return [...sources.keys()]
    .filter((path) => path.startsWith('src/') && !isOfTests(path) && !found.has(path))
    .map(
      (path) => `${path} is imported by tests alone. Move it to tests/support/, so that src/ holds what is shipped.`,
    );
}

function targetsOf(path: string, source: string): string[] {
  const { imports, named } = specifiersIn(path, source);
  return [...imports, ...named].map((specifier) => joinTarget(path, specifier));
}
