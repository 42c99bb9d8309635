import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INK, PAPER } from './brand.ts';

test.each([
  ['paper', PAPER],
  ['ink', INK],
])('%s has the same value as in tokens.css', (role, colour) => {
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toContain(`--color-${role}: ${colour};`);
});
