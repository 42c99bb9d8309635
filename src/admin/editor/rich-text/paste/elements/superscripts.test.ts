import { expect, test } from 'vitest';
import { toSubscript, toSuperscript } from './superscripts.ts';

test('turns raised figures into characters, and words into plain text', () => {
  expect(toSuperscript('9')).toBe('⁹');
  expect(toSuperscript('-1')).toBe('⁻¹');
  expect(toSubscript('2')).toBe('₂');
  for (const text of ['e', '[1]', '', 'TM']) expect(toSuperscript(text)).toBe(text);
});
