import { expect, test } from 'vitest';
import { EMPTY_FORM } from '../editor/state/form.ts';
import { compareSources, compareVersions } from './compare-versions.ts';
import { textOf } from './compare-words.ts';

test('names the languages of two versions in English', () => {
  const [difference, ...more] = compareVersions(EMPTY_FORM, { ...EMPTY_FORM, language: 'en' });
  expect(more).toEqual([]);
  expect(difference).toMatchObject({ name: 'Language', lang: 'en' });
  const texts = difference?.rows.map((row) =>
    'unchanged' in row ? [] : [row.before, row.after].map((parts) => parts?.map(({ runs }) => textOf(runs)).join('')),
  );
  expect(texts).toEqual([['Dutch', 'English']]);
});

test('declares the texts of an English article English, and its category Dutch', () => {
  const before = { ...EMPTY_FORM, language: 'en' as const };
  const differences = compareVersions(before, { ...before, title: 'Sleep', category: 'Slaap' });
  expect(differences.map(({ name, lang }) => [name, lang])).toEqual([
    ['Title', 'en'],
    ['Category', 'nl'],
  ]);
});

const source = (id: string, title: string) => ({
  id,
  title,
  publisher: 'NHG',
  year: '2024',
  address: 'https://nhg.org',
  consultedOn: '2026-01-02',
});
const [sleep, pain] = [source('a', 'Slaap'), source('b', 'Pijn')];
const linesOf = (...lists: Parameters<typeof compareSources>) =>
  compareSources(...lists).map((row) =>
    'unchanged' in row ? [] : [row.before, row.after].map((parts) => parts?.map(({ runs }) => textOf(runs)).join('')),
  );

test('has no row for sources that stayed', () => {
  expect(compareSources([sleep, pain], [sleep, pain])).toEqual([]);
});

test('shows what each changed place was and became', () => {
  const line = 'NHG, 2024, https://nhg.org/, consulted on 2026-01-02';
  expect(linesOf([sleep], [{ ...sleep, title: 'Slapen' }])).toEqual([[`1. Slaap, ${line}`, `1. Slapen, ${line}`]]);
  expect(linesOf([sleep, pain], [pain, sleep])).toHaveLength(2);
  expect(linesOf([sleep], [sleep, pain])).toEqual([['', `2. Pijn, ${line}`]]);
});

test('finds no difference between what was typed and what the server stores of it', () => {
  const typed = { ...EMPTY_FORM, title: 'Slapen ', excerpt: ' ', videoUrl: 'https://vimeo.com ' };
  const stored = { ...EMPTY_FORM, title: 'Slapen', videoUrl: 'https://vimeo.com/' };
  const sources = [{ ...sleep, title: 'Slaap ', year: ' 2024' }];
  expect(
    compareVersions({ ...typed, sources }, { ...stored, sources: [{ ...sleep, address: 'https://nhg.org/' }] }),
  ).toEqual([]);
});
