import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { FILES } from '../support/repository/files.ts';

const text = (file: string) => readFileSync(file, 'utf8');

/** Plain links, which work without a script. */
const STATIC = ['UrgentHelp'];

// Without a `client:` directive Astro renders the component as static HTML: the build succeeds, but nothing works.
test('every React component in an .astro file has a client directive', () => {
  const withoutDirective = FILES.filter((file) => file.endsWith('.astro')).flatMap((file) => {
    const components = [...text(file).matchAll(/import (?:(\w+)|\{ (\w+) \}) from '[^']+\.tsx'/g)];
    return components.flatMap(([, byDefault, byName]) =>
      [...text(file).matchAll(new RegExp(`<${byDefault ?? byName}\\b[^>]*`, 'g'))]
        .map(([tag]) => tag)
        .filter((tag) => !tag.includes('client:') && !STATIC.some((name) => tag.startsWith(`<${name}`)))
        .map((tag) => `${file}: ${tag}`),
    );
  });
  expect(withoutDirective).toEqual([]);
});

// Without it a browser's translator breaks the island at its first change.
test('every island goes on working when a translator changes the page', () => {
  const islands = FILES.filter((file) => file.endsWith('.astro')).flatMap((file) =>
    [...text(file).matchAll(/import (?:(\w+)|\{ (\w+) \}) from '([^']+\.tsx)'/g)]
      .filter(([, byDefault, byName]) => new RegExp(`<${byDefault ?? byName}\\b[^>]*client:`).test(text(file)))
      .map(([, , , path = '']) => join(dirname(file), path)),
  );
  expect(islands.length).toBeGreaterThan(4);
  expect(islands.filter((file) => !/^tolerateForeignChanges\(\);$/m.test(text(file)))).toEqual([]);
});
