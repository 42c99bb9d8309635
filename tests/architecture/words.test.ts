import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILES } from '../support/repository/citations.ts';
import { titlesIn } from '../support/repository/test-titles.ts';

const MAX_TITLE = 70;

test('titles of tests have at most 70 characters', () => {
  const long = FILES.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file)).flatMap((file) =>
    titlesIn(file, readFileSync(file, 'utf8'))
      .filter(({ title }) => title.length > MAX_TITLE)
      .map(({ line, title }) => `${file}:${line} ${title}`),
  );
  expect(long, 'Say in fewer words what the test proves').toEqual([]);
});

test.each([
  ["test('a', () => {})", ['a']],
  ["test.each([['x']])('b %s', () => {})", ['b %s']],
  ["describe.skipIf(isSlow)('c', () => { it('d', () => {}) })", ['c', 'd']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text of a test
  ['for (const path of PATHS) test(`${path} works`, () => {})', ['${path} works']],
  ["test.use({ locale: 'nl' }); test.step('e', async () => {}); latest('f')", []],
])('finds the titles in %s', (text, titles) => {
  expect(titlesIn('a.test.ts', text).map(({ title }) => title)).toEqual(titles);
});
