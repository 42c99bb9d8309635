import { expect, test } from 'vitest';
import { textOf } from '../../../../tests/support/text-check/example-text.ts';
import { prepareText } from '../finding.ts';
import { otherLanguage } from './other-language.ts';

const DUTCH = 'De arts meet uw bloeddruk, en u krijgt de uitslag met een uitleg die u ook thuis kan lezen. ';
const ENGLISH = 'The doctor measures your blood pressure, and you have the answer with all that you can do at home. ';
const found = (paragraphs: string[], language: 'nl' | 'en') =>
  otherLanguage(prepareText(textOf(paragraphs, { language }), { phoneNumbers: [] }));

test('finds a text that is in another language than it is marked as', () => {
  expect(found([ENGLISH.repeat(3)], 'nl')).toMatchObject([
    { severity: 'warning', remedy: 'Choose English under Language.', place: { part: 'language' } },
  ]);
  expect(found([DUTCH.repeat(3)], 'en')).toMatchObject([{ remedy: 'Choose Dutch under Language.' }]);
});

test.each([
  ['its own language', [DUTCH.repeat(3)], 'nl'],
  ['a quotation', [DUTCH.repeat(6), ENGLISH], 'nl'],
  ['a few words', ['The best of the day'], 'nl'],
  ['no words', [], 'en'],
] as const)('leaves %s alone', (_, paragraphs, language) => {
  expect(found([...paragraphs], language)).toEqual([]);
});
