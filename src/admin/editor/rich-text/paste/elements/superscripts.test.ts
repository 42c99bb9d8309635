import { expect, test } from 'vitest';
import { lowered, raised } from './superscripts.ts';

test('turns raised figures into characters, and words into plain text', () => {
  expect(raised('9')).toBe('⁹');
  expect(raised('-1')).toBe('⁻¹');
  expect(lowered('2')).toBe('₂');
  for (const text of ['e', '[1]', '', 'TM']) expect(raised(text)).toBe(text);
});
