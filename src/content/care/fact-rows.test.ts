import { describe, expect, test } from 'vitest';
import { type CareFacts, careFacts } from '../collections/care-facts.ts';
import { factLists, factRows } from './fact-rows.ts';

const FULL = {
  'voor-wie': 'Iedereen.',
  duur: 'ongeveer 30 minuten',
  prijs: '€ 75,00',
  'over-de-prijs': 'En soms € 5.',
  'hoe-snel': 'Morgen.',
  wie: 'Een arts.',
  meenemen: ['een bril'],
  stappen: ['U belt.'],
};
const facts = (fields: object): CareFacts => careFacts.parse(fields);
const rows = (fields: object, options?: { hasRates: boolean }) => factRows(facts(fields), options);
const without = (...names: Array<keyof typeof FULL>) =>
  Object.fromEntries(Object.entries(FULL).filter(([name]) => !names.includes(name as keyof typeof FULL)));

test('says what the page says, with amounts that stay on one line', () => {
  expect(rows(FULL).map(({ name, amount, text }) => [name, amount, text])).toEqual([
    ['Voor wie', undefined, 'Iedereen.'],
    ['Duur', undefined, 'Ongeveer 30 minuten'],
    ['Prijs', '€\u00a075,00', 'En soms €\u00a05.'],
    ['Hoe snel', undefined, 'Morgen.'],
    ['Door wie', undefined, 'Een arts.'],
  ]);
  expect(factLists(facts(FULL), ['een kaart'])).toEqual([
    { name: 'Neem mee', items: ['Een bril'], isOrdered: false },
    { name: 'Zo gaat het', items: ['U belt.'], isOrdered: true },
  ]);
});

test('has no row for what the page does not say, and what everybody brings', () => {
  const found = rows({ 'voor-wie': 'Iedereen.' }, { hasRates: true });
  expect(found.map(({ name }) => name)).toEqual(['Voor wie']);
  expect(factLists(facts({ 'voor-wie': 'Iedereen.' }), ['een kaart']).map(({ items }) => items)).toEqual([
    ['Een kaart'],
  ]);
});

test('has no row for what does not apply', () => {
  const none = { duur: null, prijs: null, 'hoe-snel': null, wie: null, meenemen: null, stappen: null };
  expect(rows({ ...FULL, ...none, 'over-de-prijs': undefined }).map(({ name }) => name)).toEqual(['Voor wie']);
  expect(factLists(facts({ ...FULL, ...none }), ['een kaart'])).toEqual([]);
});

describe('a page without a price', () => {
  test.each([
    ['has the note on it', { 'over-de-prijs': 'Hoort u bij het afspreken.' }, 'Hoort u bij het afspreken.'],
    ['has the note on it when a price does not apply', { prijs: null, 'over-de-prijs': 'Op maat.' }, 'Op maat.'],
  ])('%s', (_, fields, text) => {
    const found = rows({ ...without('prijs', 'over-de-prijs'), ...fields }).find(({ name }) => name === 'Prijs');
    expect(found).toEqual({ name: 'Prijs', amount: undefined, text, link: undefined });
  });

  test('leads to the list of prices where its pages do', () => {
    const found = rows(without('prijs'), { hasRates: true });
    expect(found.find(({ name }) => name === 'Prijs')?.link?.href).toBe('/over-ons#tarieven');
  });
});
