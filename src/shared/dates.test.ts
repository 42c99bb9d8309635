import { expect, test } from 'vitest';
import { formatCardDate, formatDetailDate, formatGridDate, formatHomeDate } from './dates.ts';

test('§9: each place has its own form, on the day it is in Amsterdam', () => {
  const lateOnTheThirdInLondon = '2026-03-03T23:30:00.000Z';
  expect(formatHomeDate(lateOnTheThirdInLondon)).toBe('04 maart 2026');
  expect(formatCardDate(lateOnTheThirdInLondon)).toBe('Mar 04, 2026');
  expect(formatGridDate(lateOnTheThirdInLondon)).toBe('Mar 04');
  expect(formatDetailDate(lateOnTheThirdInLondon)).toBe('March 04, 2026');
});

test('§9: September is Sep, as the form MMM says', () => {
  expect(formatCardDate(new Date('2026-09-09T12:00:00Z'))).toBe('Sep 09, 2026');
});
