import { expect, test } from 'vitest';
import { titleOf } from './routes.ts';

test('the title tells a new article from a saved one', () => {
  expect(titleOf({ name: 'editor', id: 'new' })).toBe('New Article');
  expect(titleOf({ name: 'editor', id: 3 })).toBe('Edit Article');
});
