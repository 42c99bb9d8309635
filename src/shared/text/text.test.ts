import { expect, test } from 'vitest';
import { wordsOf } from '../search/words.ts';
import { excerptOf, firstOf, isVisible, slugify, slugOfTitle, withoutInvisible } from './text.ts';

const EACH = [...'\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u2066\u2069\u202a\u202e\u061c'];

test.each(EACH.map((character) => [character.codePointAt(0)?.toString(16), character]))(
  'slugs and search treat U+%s as absent',
  (_, character) => {
    const word = `rijbewijs${character}keuring`;
    expect(slugify(`${character}${word}`)).toBe('rijbewijskeuring');
    expect(wordsOf(word)).toEqual([{ text: 'rijbewijskeuring', start: 0, end: word.length }]);
  },
);

test('two words with a space and an invisible character between stay two', () => {
  expect(wordsOf('rijbewijs \u200bkeuring').map(({ text }) => text)).toEqual(['rijbewijs', 'keuring']);
  expect(wordsOf('burn-\u00adout 75\u200b-plus').map(({ text }) => text)).toEqual(['burnout', '75', 'plus']);
});

test('leaves everything else', () => {
  const text = 'Café — 10\u00a0mg, naïef\n“ja”';
  expect(withoutInvisible(text)).toBe(text);
});

test('addresses spell the letters of other languages out', () => {
  expect(slugify('Œdeem, cœliakie, Ærø & Straße')).toBe('oedeem-coeliakie-aero-strasse');
});

test('the address of a long title ends with a letter or digit', () => {
  const title = `${'a'.repeat(99)} ${'b'.repeat(99)}`;
  expect(slugOfTitle(title)).toBe('a'.repeat(99));
});

test('cuts a text between its characters', () => {
  expect(firstOf('12😀', 3)).toBe('12');
  expect(firstOf('12😀', 4)).toBe('12😀');
  expect(excerptOf({ excerpt: null, content: '12😀 45' }, 3)).toBe('12...');
});

test('nobody sees a text of spaces and invisible characters alone', () => {
  expect(['', ' \n\u00a0', '\u2800', '\u3164', '\u0001', EACH.join(' ')].filter(isVisible)).toEqual([]);
  expect(['.', '7', 'é', '👩\u200d👩', '\u200bx'].filter((text) => !isVisible(text))).toEqual([]);
});
