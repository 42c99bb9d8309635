import { expect, test } from 'vitest';
import { formatCardDate, formatDetailDate, formatGridDate, formatHomeDate } from './dates.ts';

test('formats the day in Amsterdam for each kind of page', () => {
  const lateOnMarchThirdInLondon = '2026-03-03T23:30:00.000Z';
  expect(formatHomeDate(lateOnMarchThirdInLondon)).toBe('04 maart 2026');
  expect(formatCardDate(lateOnMarchThirdInLondon)).toBe('Mar 04, 2026');
  expect(formatGridDate(lateOnMarchThirdInLondon)).toBe('Mar 04');
  expect(formatDetailDate(lateOnMarchThirdInLondon)).toBe('March 04, 2026');
});

test('abbreviates September to Sep', () => {
  expect(formatCardDate(new Date('2026-09-09T12:00:00Z'))).toBe('Sep 09, 2026');
});
