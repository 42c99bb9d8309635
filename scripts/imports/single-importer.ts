import { valueImports } from './value-imports.ts';

/**
 * Packages with a large package.json, which Node reads again for every module that imports them by name. Each has a
 * single importer, which the other modules import.
 */
const IMPORTERS: Record<string, string> = {
  'drizzle-orm': 'src/server/db/drizzle.ts',
  'drizzle-orm/pg-core': 'src/server/db/pg-core.ts',
};

/** One message for each import of such a package's values by its name. `path` is relative to the repository's root. */
export const importsByName = (path: string, source: string): string[] =>
  valueImports(path, source).flatMap((specifier) => {
    const importer = IMPORTERS[specifier];
    return importer === undefined || importer === path
      ? []
      : [`${path} imports ${specifier} by name. Import it from ${importer}; add the export there if it is missing.`];
  });
