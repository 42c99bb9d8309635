import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Anna Bos', 'AB'],
  ['Joris van Lieshout', 'JL'],
  ['Anna-Sophie de Vries-Bakker', 'AB'],
  ['Élise Ōno', 'ÉŌ'],
  ['Prof. dr. J. Bos', 'PB'],
  ['Anna', 'A'],
  ['de praktijk', ''],
  ['', ''],
])('sets the monogram of %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
