import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../shared/words/words.ts';
import { adminPageAt, adminPageKey } from './admin-page.ts';

const LOGIN = '/admindash/login';
const languageFor = (accept: string | undefined, cookie?: string, address = LOGIN) =>
  adminPageAt(address, { 'accept-language': accept, cookie }).language;

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['nl', 'nl'],
  ['nl-BE,nl;q=0.9,en;q=0.8', 'nl'],
  ['NL-nl', 'nl'],
  ['de,nl;q=0.7,en;q=0.3', 'nl'],
  ['en-GB,en;q=0.9,nl;q=0.8', 'en'],
  ['en;q=0.5,nl;q=0.9', 'nl'],
  ['nl;q=0,en', 'en'],
  ['de,fr', 'en'],
  ['nlx', 'en'],
  ['*', 'en'],
])('the language of a browser that asks for %j is %s', (accept, language) => {
  expect(languageFor(accept)).toBe(language);
});

test('a choice goes before what the browser asks for, and one in the address before one that was kept', () => {
  expect(languageFor('nl', 'language=en')).toBe('en');
  expect(languageFor('en', 'theme=dark; __Secure-language=nl')).toBe('nl');
  expect(languageFor('nl', 'language=fr')).toBe('nl');
  expect(languageFor('en', 'language=en', `${LOGIN}?language=nl`)).toBe('nl');
  expect(languageFor('nl', undefined, `${LOGIN}?language=de`)).toBe('nl');
});

test('whatever a visitor sends, there are two languages, and one page for each', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (accept, cookie, query) => {
      const headers = { 'accept-language': accept, cookie: `language=${cookie}` };
      const address = `${LOGIN}?language=${query}`;
      const { language } = adminPageAt(address, headers);
      expect(LANGUAGES).toContain(language);
      expect(adminPageKey(address, headers)).toBe(`admin login false system false ${language}`);
    }),
  );
});
