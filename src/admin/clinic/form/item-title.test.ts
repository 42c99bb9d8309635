import { expect, test } from 'vitest';
import { titleOf } from './item-title.ts';

test('a long detail is cut between characters', () => {
  expect(titleOf({ antwoord: `a${'😀'.repeat(50)}` }).detail).toMatch(/^a(😀)+…$/u);
});
