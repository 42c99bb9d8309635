import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INK, PAPER } from './brand.ts';

test.each([
  ['paper', PAPER],
  ['ink', INK],
])('%s is the colour of the stylesheets', (role, colour) => {
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toContain(`--color-${role}: ${colour};`);
});
