import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fillIn, fillMarked, mark, telephoneLink, unknownPlaceholders } from './placeholders.ts';

const FACTS = new Map([
  ['telefoon', '040 123 45 67'],
  ['naam', 'Huis: "De #1"'],
  ['tarief:dna', '€ 130'],
]);

test.each([
  ['Bel {telefoon}.', 'Bel 040 123 45 67.'],
  ['[{telefoon}](tel:{telefoon})', '[040 123 45 67](tel:+31401234567)'],
  ['Kost {tarief:dna}', 'Kost € 130'],
  ['{ telefoon }', '040 123 45 67'],
  ['Schrijf \\{telefoon}.', 'Schrijf {telefoon}.'],
  ['\\{onbekend}', '{onbekend}'],
  ['Een { los haakje } met meer woorden', 'Een { los haakje } met meer woorden'],
])('fills in %j', (text, filled) => expect(fillIn(text, FACTS)).toBe(filled));

test.each([
  ['tekst: {telefoon} bellen', '040 123 45 67 bellen'],
  ['tekst: {telefoon}', '040 123 45 67'],
  ['tekst: "{telefoon}"', '040 123 45 67'],
  ['tekst: >-\n  Bel\n  {telefoon}', 'Bel 040 123 45 67'],
  ['tekst: "Schrijf \\{telefoon}"', 'Schrijf {telefoon}'],
  // A value that would end the string, start a comment or make a field, if it were filled in before parsing.
  ['tekst: {naam}', 'Huis: "De #1"'],
  ['tekst: "Bij {naam}"', 'Bij Huis: "De #1"'],
])('fills in the YAML %j', (yaml, text) => expect(fillMarked(parse(mark(yaml)), FACTS)).toEqual({ tekst: text }));

test.each(['040 123 45 67', '+31 40 123 45 67', '0031 40 123 45 67'])('dials %s', (number) =>
  expect(telephoneLink(number)).toBe('tel:+31401234567'),
);

test('fills in lists and fields at any depth, and leaves other values', () => {
  const value = parse(mark('a: [{ b: "{telefoon}" }, 3, null, true]\nvan: { van: 2026-12-28, tot: 2026-12-31 }'));
  expect(fillMarked(value, FACTS)).toEqual({
    a: [{ b: '040 123 45 67' }, 3, null, true],
    van: { van: '2026-12-28', tot: '2026-12-31' },
  });
});

test('reports an unknown placeholder with its line and the known ones', () => {
  const [problem, ...others] = unknownPlaceholders('Een\nBel {telefon} of {telefoon}, niet \\{x}', FACTS);
  expect(others).toEqual([]);
  expect(problem?.line).toBe(2);
  expect(problem?.problem).toBe(
    '{telefon} is geen gegeven van de kliniek. Kies een van deze: {telefoon}, {naam}, {tarief:dna}. Moeten de accolades blijven staan, schrijf dan \\{telefon}.',
  );
  expect(() => fillIn('{telefon}', FACTS)).toThrow('{telefon} is geen gegeven');
});

test('does not fill in a placeholder that comes from a fact', () => {
  expect(fillIn('{naam}', new Map([['naam', '{telefoon}']]))).toBe('{telefoon}');
});
