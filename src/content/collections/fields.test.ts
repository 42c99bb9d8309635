import { expect, test } from 'vitest';
import { line, sources, telephone, time, webAddress } from './fields.ts';

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

test.each([
  ['a time', time, ['09:30', '23:59'], ['71:00', '24:00', '09:60', '9:30']],
  [
    'an address of another site',
    webAddress,
    ['https://afspraak.kliniek.nl', 'https://a.nl/x?y=1#z', 'http://a.nl'],
    ['htps://a.nl', 'https:a.nl', 'https:/a.nl', 'https:///a.nl', 'a.nl:443/x', 'mailto:a@a.nl', '//a.nl'],
  ],
  [
    'a telephone number',
    telephone,
    ['040 123 45 67', '088 1234567', '0800 1234', '0900 123 45 67', '+31 40 123 45 67', '0031 40 123 45 67'],
    ['04', '+1', '040 123 45 6', '040 123 45 678', '+040 123 45 67', '040-1234567'],
  ],
])('takes %s, and nothing that only looks like one', (_, schema, right, wrong) => {
  const isTaken = (text: string) => schema.safeParse(text).success;
  expect(right.filter((text) => !isTaken(text))).toEqual([]);
  expect(wrong.filter(isTaken)).toEqual([]);
});

test('requires more than what nobody sees', () => {
  expect(line('een kop').safeParse('\u200b').error?.issues[0]?.message).toBe('ontbreekt: vul een kop in');
});
