import { expect, test } from 'vitest';
import { loadedModules } from '../support/repository/loaded-modules.ts';

/** Slow to load and only needed for writing. A function that just started must not load them for a reader. */
const FOR_WRITING = ['nodemailer', 'parse5', 'sharp'];

const packagesOf = (file: string, imports: 'static' | 'dynamic') => [...loadedModules(file, imports).packages];

// blob-store.ts is imported dynamically, but before the first response.
test.each(['api/index.ts', 'src/server/pictures/stores/blob-store.ts'])(
  '%s loads no package for writing at start',
  (file) => {
    expect(packagesOf(file, 'static').filter((name) => FOR_WRITING.includes(name))).toEqual([]);
  },
);

test('the API loads the packages for writing later', () => {
  expect(packagesOf('api/index.ts', 'dynamic')).toEqual(expect.arrayContaining(FOR_WRITING));
  expect(packagesOf('api/index.ts', 'static')).toEqual(expect.arrayContaining(['hono', 'drizzle-orm', 'jose']));
});

test('a build for Node loads nothing of the database', () => {
  expect(packagesOf('scripts/build.mjs', 'static')).toEqual(['astro']);
});
