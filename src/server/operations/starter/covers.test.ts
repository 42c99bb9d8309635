import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAGAZINE_PAGE_SIZE } from '../../../shared/constants.ts';
import { DEFAULT_IMAGE } from '../../../shared/pictures/picture.ts';
import { STARTER_FOLDER } from './fill.ts';
import { readStarterMagazine } from './read.ts';

const { articles } = await readStarterMagazine(STARTER_FOLDER);
const newestFirst = articles.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
const files = readdirSync('public/assets/magazine')
  .filter((name) => !/-\d+\.webp$/.test(name))
  .map((name) => `/assets/magazine/${name}`);
const repeated = <T>(values: T[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('the first two pages of the magazine show no cover twice', () => {
  const covers = newestFirst.slice(0, 2 * MAGAZINE_PAGE_SIZE).map(({ input }) => input.image);
  expect(covers).toHaveLength(24);
  expect(repeated(covers)).toEqual([]);
});

test.each(articles.map(({ input }) => [input.slug, input] as const))('%s has a cover of its own', (slug, input) => {
  expect(files).toContain(input.image);
  expect(input.image).not.toBe(DEFAULT_IMAGE);
  expect(articles.filter(({ input: { image } }) => image === input.image).map((other) => other.input.slug)).toEqual([
    slug,
  ]);
});

test('covers have an alt text of their own that says what is seen', () => {
  const alts = articles.map(({ input }) => input.imageAlt ?? '');
  expect(repeated(alts)).toEqual([]);
  for (const alt of alts) expect(alt).toMatch(/^\p{Lu}.{14,110}[^.]$/u);
});

test('every cover file is used', () => {
  const used = new Set([DEFAULT_IMAGE, ...articles.map(({ input }) => input.image)]);
  expect(files.filter((file) => !used.has(file))).toEqual([]);
});
