import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadedModules } from '../support/repository/loaded-modules.ts';

const VALUE_IMPORT = /^import (?!type )[^;]*?'(\.[^']+)'/gm;

test('the host loads every server module that pages import, before it serves', () => {
  const { files: loaded } = loadedModules('scripts/serve/server.ts', 'static');
  const wanted = globSync(['src/pages/**/*.{astro,ts}', 'src/build/runtime/*.ts'])
    .filter((file) => !/_development\/|\.test\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)].map(([, path = '']) => join(dirname(file), path)),
    )
    .filter((file) => file.startsWith('src/server/'));
  expect(wanted).toContain('src/server/running-dependencies.ts');
  expect(wanted.filter((file) => !loaded.has(file))).toEqual([]);
});
