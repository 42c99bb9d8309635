import { expect, test } from 'vitest';
import { withNewest } from './with-newest.ts';

test('what was left alone is not put back to what it was when the form was opened', () => {
  const before = { id: 1, email: 'oud@clinic.example', bio: null, isActive: true };
  const newest = { id: 1, email: 'ander@clinic.example', bio: 'Van een collega.', isActive: false };
  const typed = { email: 'nieuw@clinic.example', bio: '', isActive: true };
  expect(withNewest(typed, before, newest)).toEqual({
    email: 'nieuw@clinic.example',
    bio: 'Van een collega.',
    isActive: false,
  });
  expect(withNewest(typed, before, undefined)).toEqual(typed);
});
