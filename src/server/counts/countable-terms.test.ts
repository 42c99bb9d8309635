import { expect, test } from 'vitest';
import { linesOf } from '../../../tests/support/personal-data/lines.ts';
import { countableTerm } from './count.ts';

test('counts no search that identifies a person, however it is written', () => {
  expect(linesOf('personal').filter((words) => countableTerm(words) !== undefined)).toEqual([]);
});

test('counts the searches of every day', () => {
  for (const words of ['rijbewijs 75', 'vitamine d', 'omega 3', 'код', 'boulevard'])
    expect(countableTerm(words)).toBe(words);
});
