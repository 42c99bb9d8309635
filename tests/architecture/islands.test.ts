import { readFileSync } from 'node:fs';
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
