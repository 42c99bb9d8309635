import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no module of the admin area imports a style sheet', () => {
  const modules = globSync('src/admin/**/*.{ts,tsx}');
  const importing = modules.filter((path) => /^import '[^']+\.css'/m.test(readFileSync(path, 'utf8')));
  expect(modules.length).toBeGreaterThan(100);
  // Astro leaves the styles of lazily loaded modules out of the build: they belong in src/styles/admin.css.
  expect(importing).toEqual([]);
});
