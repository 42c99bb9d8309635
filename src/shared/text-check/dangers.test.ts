import { expect, test } from 'vitest';
import { paragraph, textOf } from '../../../tests/support/text-check/example-text.ts';
import { newDangers } from './dangers.ts';

const CURE = 'Onze kuur geneest reuma.';
const found = (after: string[], published?: string[]) =>
  newDangers(textOf(after), published && textOf(published)).map(({ rule, place }) => `${rule} ${place.block}`);

test('finds every danger of an unpublished text', () => {
  expect(found([CURE, 'Nummer 111222333.'])).toEqual(['citizen-number 1', 'claim-cure 0']);
});

test('leaves out what readers already see, wherever it stands', () => {
  expect(found(['Nieuw.', CURE], [CURE])).toEqual([]);
  expect(found([CURE, 'Gegarandeerd resultaat.'], [CURE])).toEqual(['claim-guarantee 1']);
});

test('reports a repeated claim once per occurrence', () => {
  expect(found([CURE, CURE], [CURE])).toEqual(['claim-cure 1']);
});

test('tells one citizen service number from another', () => {
  expect(found(['Nummer 111222333.'], ['Nummer 111222333.'])).toEqual([]);
  expect(found(['Nummer 123456782.'], ['Nummer 111222333.'])).toEqual(['citizen-number 0']);
});

test('reads fields too', () => {
  const text = textOf([], { fields: { title: CURE, excerpt: null }, body: [paragraph('Rust.')] });
  expect(newDangers(text, undefined)).toMatchObject([{ rule: 'claim-cure', place: { part: 'title' } }]);
});
