import { expect, test } from 'vitest';
import { fillIn, listOf } from './words.ts';

test.each([
  [0, 'en', '0 articles'],
  [1, 'en', '1 article'],
  [1234, 'en', '1,234 articles'],
  [1, 'nl', '1 article'],
  [1234, 'nl', '1.234 articles'],
] as const)('%s in %s: %s', (count, language, text) => {
  expect(fillIn('{count} article|{count} articles', { count }, language)).toBe(text);
});

test('a value is written as it is, whatever it holds', () => {
  expect(fillIn('{a} of {b}', { a: '{b} $& |', b: '2026' }, 'nl')).toBe('{b} $& | of 2026');
});

test('a bar without a count is a bar', () => {
  expect(fillIn('{screen} | {brand}', { screen: 'Bin', brand: 'Dommelhart' }, 'en')).toBe('Bin | Dommelhart');
});

test('lists are written as the language does', () => {
  expect(listOf(['a', 'b', 'c'], 'en')).toBe('a, b and c');
  expect(listOf(['a', 'b', 'c'], 'nl')).toBe('a, b en c');
});
