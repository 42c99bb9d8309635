import { expect, test } from 'vitest';
import { splitCompound } from './split-compound.ts';

const KNOWN = new Set(['bloeddruk', 'meting', 'rijbewijs', 'keuring', 'arts', 'bus', 'chauffeur', 'ziekte', 'kosten']);
const split = (word: string) => splitCompound(word, (part) => KNOWN.has(part));

test.each([
  ['bloeddrukmeting', ['bloeddruk', 'meting']],
  ['rijbewijskeuring', ['rijbewijs', 'keuring']],
  ['rijbewijskeuringsarts', ['rijbewijs', 'keuring', 'arts']],
  ['buschauffeur', ['bus', 'chauffeur']],
  ['ziektekosten', ['ziekte', 'kosten']],
  ['ziektenkosten', ['ziekte', 'kosten']],
])('%s is made of %o', (word, parts) => expect(split(word)).toEqual(parts));

test.each(['fietsenmaker', 'arts', 'x', '', 'busje'])('%s is made of nothing known', (word) =>
  expect(split(word)).toBeUndefined(),
);

test('takes no multiple of the work for each part of a long unknown word', () => {
  const inflections = new Set(['tanden', 'tande', 'tand']);
  const stepsFor = (times: number) => {
    let steps = 0;
    const isKnown = (part: string) => {
      steps += 1;
      return inflections.has(part);
    };
    expect(splitCompound(`xqz${'tanden'.repeat(times)}`, isKnown)).toBeUndefined();
    return steps;
  };
  expect(stepsFor(32) / stepsFor(16)).toBeLessThan(8);
});
