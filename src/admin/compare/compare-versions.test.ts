import { expect, test } from 'vitest';
import { EMPTY_FORM } from '../editor/state/form.ts';
import { compareVersions } from './compare-versions.ts';
import { textOf } from './compare-words.ts';

test('names the languages of two versions in English', () => {
  const [difference, ...more] = compareVersions(EMPTY_FORM, { ...EMPTY_FORM, language: 'en' });
  expect(more).toEqual([]);
  expect(difference).toMatchObject({ name: 'Language', lang: 'en' });
  const texts = difference?.rows.map((row) =>
    'unchanged' in row ? [] : [row.before, row.after].map((parts) => parts?.map(({ runs }) => textOf(runs)).join('')),
  );
  expect(texts).toEqual([['Dutch', 'English']]);
});
