import { expect, test } from 'vitest';
import { isSlip, soundOf } from './similar-words.ts';

test.each([
  ['zelfmoort', 'zelfmoord'],
  ['selfmoord', 'zelfmoord'],
  ['psygose', 'psychose'],
  ['hartinfarkt', 'hartinfarct'],
  ['benaut', 'benauwdt'.replace('w', '')],
  ['stikkken', 'stikken'],
])('%s sounds like %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)));

test.each([
  ['borts', 'borst'],
  ['bosrt', 'borst'],
  ['bost', 'borst'],
  ['borrst', 'borst'],
  ['pjin', 'pijn'],
  ['overdossis', 'overdosis'],
  ['bewuseloos', 'bewusteloos'],
])('%s is a slip of %s', (typed, meant) => expect(isSlip(typed, meant)).toBe(true));

test.each([
  ['worst', 'borst'],
  ['pin', 'pijn'],
  ['pen', 'pijn'],
  ['brood', 'borst'],
  ['zelfzorg', 'zelfmoord'],
  ['bos', 'borst'],
])('%s is another word than %s', (typed, meant) => expect(isSlip(typed, meant)).toBe(false));

test('a slip in a beginning counts whatever follows', () => {
  expect(isSlip('selfmrtgedagten', 'selfmort', true)).toBe(true);
  expect(isSlip('selfsorg', 'selfmort', true)).toBe(false);
});
