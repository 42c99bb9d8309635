import { expect, test } from 'vitest';
import { linesOf } from '../../../tests/support/personal-data/lines.ts';
import { mayTellOfAPerson, personalDataIn } from './personal-data.ts';

test('finds what identifies a person, however it is written', () => {
  const personal = linesOf('personal');
  expect(personal.length).toBeGreaterThan(190);
  expect(personal.filter((words) => !personalDataIn(words))).toEqual([]);
});

test('finds none in values, times, prices and numbers of things', () => {
  const harmless = linesOf('harmless');
  expect(harmless.length).toBeGreaterThan(200);
  expect(harmless.filter((words) => personalDataIn(words))).toEqual([]);
});

test('a street without its capital counts in a search alone', () => {
  expect(mayTellOfAPerson('beukenlaan 7')).toBe(true);
  expect(personalDataIn('beukenlaan 7')).toBeUndefined();
});

test.each([
  'een ',
  'twaalf maart ',
  'geboren een ',
  'auto a',
  'а ',
  'dubbel twee ',
  'Dorpsstraat ',
  'laan van ',
  'jan•at•',
  'tel ',
  '0 ',
  '1 I',
])('takes time in proportion to a text of %j', (piece) => {
  const started = performance.now();
  personalDataIn(piece.repeat(30_000 / piece.length));
  expect(performance.now() - started).toBeLessThan(2000);
});
