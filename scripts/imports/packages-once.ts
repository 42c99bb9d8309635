import { valueImports } from './value-imports.ts';

/**
 * Packages whose package.json Node takes milliseconds to read, and reads again for every module that imports them by
 * name. One module imports such a package, the others import that module.
 */
const IMPORTED_BY: Record<string, string> = {
  'drizzle-orm': 'src/server/db/drizzle.ts',
  'drizzle-orm/pg-core': 'src/server/db/pg-core.ts',
};

/** One message for each import of such a package's values by its name. `path` is relative to the repository's root. */
export const importsByName = (path: string, source: string): string[] =>
  valueImports(path, source).flatMap((specifier) => {
    const once = IMPORTED_BY[specifier];
    return once === undefined || once === path
      ? []
      : [
          `${path} imports ${specifier} by its name. Import ${once}, and add there what it lacks: the server starts faster.`,
        ];
  });
