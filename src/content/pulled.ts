import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Of which published versions the files of this checkout were made (`npm run content`). Such a file counts again: it
 * holds what staff published, and what developers change after that. A server that runs from other files, which do not
 * say so, goes on with the version. So what readers see changes neither when a version is pulled nor with the deployment.
 */

/** A database that is not the one it was pulled from has another version of that number. */
type Version = { path: string; number: number; createdAt: Date };
type Pulled = Record<string, { version: number; savedAt: string }>;

const FILE = 'content/pulled.json';

export function pulledVersions(root = '.') {
  const file = join(root, FILE);
  const pulled = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pulled) : {};
  return {
    holds: ({ path, number, createdAt }: Version): boolean =>
      pulled[path]?.version === number && pulled[path].savedAt === createdAt.toISOString(),
    hold: (versions: readonly Version[]): void => {
      for (const { path, number, createdAt } of versions)
        pulled[path] = { version: number, savedAt: createdAt.toISOString() };
      const sorted = Object.fromEntries(Object.entries(pulled).sort(([one], [other]) => one.localeCompare(other)));
      writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
    },
  };
}

let ofCheckout: ReturnType<typeof pulledVersions> | undefined;

/** As it was when this process began, for its pages were made of those files. */
export function checkoutHolds(version: Version): boolean {
  ofCheckout ??= pulledVersions();
  return ofCheckout.holds(version);
}
