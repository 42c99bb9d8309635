import { expect, test } from 'vitest';
import { hyphenate } from './hyphenation.ts';

const shown = (text: string, language: 'nl' | 'en' = 'nl') => hyphenate(text, language).replaceAll('\u00ad', '|');

test.each([
  ['Rijbewijskeuringen', 'Rijbewijs|keuringen'],
  ['Europees Geneesmiddelenbureau', 'Europees Genees|mid|delen|bureau'],
  ['NHG-Standaard Schildklieraandoeningen', 'NHG-Standaard Schild|klier|aan|doe|ningen'],
  ['een Gezondheidsverklaring.', 'een Gezond|heids|verklaring.'],
  ['Auto-immuunziekten', 'Auto-immuun|ziekten'],
  ['Preventieve geneeskunde', 'Preventieve genees|kunde'],
  ['klachtenfunctionaris', 'klach|ten|func|ti|o|naris'],
])('divides long Dutch words: %s', (text, expected) => expect(shown(text)).toBe(expected));

test('breaks English words by English rules', () => expect(shown('cardiovascular', 'en')).toBe('cardio|vas|cular'));

test.each([
  'Waar zorg en hart samenkomen',
  'Doorgrond je klachten met een zorgvuldige, integrale benadering.',
  'afspraken@dommelhartkliniek.example',
  'https://www.thuisarts.nl/hogebloeddruk',
  'www.dommelhartkliniek.nl',
  '',
])('leaves short words and addresses alone: %s', (text) => expect(hyphenate(text, 'nl')).toBe(text));

test.each([
  'Eindhovenseweg 41',
  'Langskomen aan de Eindhovenseweg',
  'Hanneke Verbruggenhof, arts',
  'bij het Elisabethziekenhuis',
])('leaves names whole: %s', (text) => expect(hyphenate(text, 'nl')).toBe(text));

test.each([
  ['“Gezondheidsproblemen” zijn er.', '“Gezond|heids|pro|blemen” zijn er.'],
  ['Nee. Verzekeringen betalen dit.', 'Nee. Verze|ke|ringen betalen dit.'],
  ['De Wegenverkeerswet zegt dat.', 'De Wegen|ver|keers|wet zegt dat.'],
])('a capital at the beginning of a sentence, or of a law, is no name: %s', (text, expected) =>
  expect(shown(text)).toBe(expected),
);

test('words that have soft hyphens of their author keep those', () => {
  expect(hyphenate('arbeids\u00adongeschikt', 'nl').replaceAll('\u00ad', '')).toBe('arbeidsongeschikt');
});
