import { expect, test } from 'vitest';
import { careFacts } from './care-facts.ts';

const FACTS = { 'voor-wie': 'Wie een rijbewijs verlengt.', prijs: '€ 75,00', meenemen: ['een bril'] };
const problemsOf = (facts: unknown) =>
  careFacts.safeParse(facts).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('accepts facts, in the words of the code', () => {
  expect(careFacts.parse(FACTS)).toMatchObject({ forWhom: FACTS['voor-wie'], price: '€ 75,00', bring: ['een bril'] });
});

test('distinguishes a missing fact from one that does not apply', () => {
  const facts = careFacts.parse({ ...FACTS, 'hoe-snel': null });
  expect(facts.howSoon).toBeNull();
  expect(facts.duration).toBeUndefined();
});

test.each([
  ['no facts at all', undefined, '', /^ontbreekt: zet onder feiten/],
  ['facts without a value', { duur: null }, '', /^is leeg: vul ten minste één feit in$/],
  ['an unknown field', { ...FACTS, kosten: '€ 1' }, '', /kosten/],
  ['an empty field', { ...FACTS, duur: ' ' }, 'duur', /^ontbreekt: vul hoe lang het duurt in$/],
  ['a field that is too long', { ...FACTS, duur: 'x'.repeat(61) }, 'duur', /^heeft 61 tekens: .* hoogstens 60 tekens$/],
  ['a price that is no amount', { ...FACTS, prijs: 'gratis' }, 'prijs', /^is geen bedrag/],
  ['an empty list', { ...FACTS, meenemen: [] }, 'meenemen', /^ontbreekt: vul wat iemand meeneemt in/],
  ['a long list', { ...FACTS, stappen: Array(7).fill('x') }, 'stappen', /hoogstens 6$/],
  ['an item with a colon', { ...FACTS, meenemen: [{ bril: 'of lenzen' }] }, 'meenemen.0', /^heeft een dubbele punt/],
])('refuses %s with a sentence in Dutch', (_, facts, path, message) => {
  expect(problemsOf(facts)?.[0]).toEqual([path, expect.stringMatching(message)]);
});
