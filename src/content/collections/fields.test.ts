import { expect, test } from 'vitest';
import { sources } from './fields.ts';

const PAGE = 'https://www.voedingscentrum.nl/encyclopedie/groente.aspx';
const problemOf = (changes: object) => {
  const source = { id: 'groente', titel: 'Groente', uitgever: 'Voedingscentrum', ...changes };
  const [issue] = sources.safeParse([source]).error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message];
};

test.each([
  ['the address of a page', { adres: PAGE }],
  ['an address and the day on which it was read', { adres: PAGE, geraadpleegd: '2026-01-02' }],
  ['the address of a document behind a question mark', { adres: 'https://www.voedingscentrum.nl/?document=7' }],
  ['the year of a book', { jaar: 2015 }],
])('accepts a source with %s', (_, changes) => expect(problemOf(changes)).toBeUndefined());

test.each([
  ['the front page of a site', { adres: 'https://www.voedingscentrum.nl' }, /^is de voorpagina van een site: vul/],
  ['a place on a front page', { adres: 'https://www.voedingscentrum.nl/#groente' }, /^is de voorpagina van een site/],
  [
    'an address that browsers do not open',
    { adres: 'ftp://voedingscentrum.nl/groente' },
    /^moet een volledig webadres/,
  ],
  ['half an address', { adres: 'groente.aspx' }, /^moet een volledig webadres zijn/],
  ['neither address nor year', {}, /^ontbreekt: vul het adres in, of het jaar van een boek/],
])('refuses a source with %s', (_, changes, message) => {
  expect(problemOf(changes)).toEqual(['0.adres', expect.stringMatching(message)]);
});
