import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brokenCitations } from '../support/repository/citations.ts';
import { FILES } from '../support/repository/files.ts';

/** Documents and comments cite only files and headings that exist. */
const IN_ROOMS = /^(?:src|api|scripts|tests|content|docs|\.github)\/.*\.(?:tsx?|mjs|astro|css|ya?ml|sql|md)$/;
const AT_THE_ROOT = /^[^/]+\.(?:ts|mjs|md|ya?ml)$|^(?:Dockerfile|\.\w+ignore)$/;
const files = FILES.filter((file) => IN_ROOMS.test(file) || AT_THE_ROOT.test(file));

/** Sections and issues of documents that are not in the repository; escaped, so that this line does not match. */
const PRIVATE_REFERENCE = /\u00a7|\bissue [A-Z]\b|\b[Aa]rchitecture,? \d/;

test('cites no file and no heading that does not exist', () => {
  const broken = files.flatMap((file) => brokenCitations(file, readFileSync(file, 'utf8')));
  expect(broken).toEqual([]);
}, 60_000);

test('cites no document outside the repository', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (PRIVATE_REFERENCE.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test.each([
  ['docs/a.md', '[Limits](product.md#limitations)', 'docs/product.md#limitations'],
  ['docs/a.md', '[Here](#nowhere)', 'docs/a.md#nowhere'],
  ['docs/a.md', 'The address is in `gone.ts`.', 'gone.ts'],
  ['docs/a.md', 'node scripts/gone.ts', 'scripts/gone.ts'],
  ['src/a.ts', '/** Limits: docs/product.md#limitations. */', 'docs/product.md#limitations'],
  ['src/a.sql', 'select 1; -- Words (see gone.ts).', 'gone.ts'],
  ['src/a.ts', "const all = 'a/*'; /* gone.ts */ const b = '*/';", 'gone.ts'],
  ['src/a.ts', "const address = 'https://a.nl'; // gone.ts", 'gone.ts'],
  ['src/a.ts', 'const a = 1; // As in src/gone/.', 'src/gone/'],
  ['src/a.ts', '/** Every src/gone/*.ts. */', 'src/gone/'],
  ['src/a.tsx', 'const A = () => <p>{/* gone.tsx does it. */}</p>;', 'gone.tsx'],
  ['src/a.astro', '---\n// gone.ts\n---\n<p />', 'gone.ts'],
  ['src/a.astro', '---\n---\n<!-- gone.css -->', 'gone.css'],
  ['src/a.css', 'a { color: red; } /* gone.css */', 'gone.css'],
  ['content/a.yaml', 'name: a # docs/gone.md', 'docs/gone.md'],
])('finds the broken citation in %s: %s', (file, text, cited) => {
  const line = text.split('\n').findIndex((part) => /gone|nowhere|limitations/.test(part)) + 1;
  expect(brokenCitations(file, text)).toContain(`${file}:${line} cites ${cited}`);
});

test.each([
  ['docs/a.md', '[Limits](product.md#limits), [the site](https://example.nl/gone.md), [a page](/gone.md)'],
  ['content/a.md', '[De instantie]({geschilleninstantie:website})'],
  ['src/a.ts', '/** docs/product.md#limits, scripts/serve.mjs, builds/find.ts, src/{server,shared}. */'],
  ['src/a.ts', '/** RFC 9110, 13.1.2; https://example.nl/src/gone.ts; the URL /api/gone and /assets/gone.css. */'],
  ['src/a.ts', "const file = 'src/gone.ts'; const glob = 'src/*/gone.ts';"],
  ['src/a.astro', '---\n---\n<p>Read gone.md # or docs/gone.md</p>'],
])('accepts %s: %s', (file, text) => expect(brokenCitations(file, text)).toEqual([]));
