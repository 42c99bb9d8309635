import { expect, test } from 'vitest';
import { samplesInTexts } from './samples-in-texts.ts';

test('no text or comment repeats a sample outside the field that lists it', () => {
  const texts = samplesInTexts();
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(({ field }) => !field).map(({ file, line, what }) => `${file}:${line}: ${what}`)).toEqual([]);
});
