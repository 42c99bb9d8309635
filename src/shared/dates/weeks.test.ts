import { expect, test } from 'vitest';
import { addDays, lastMondays, mondayOf } from './weeks.ts';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2028-03-01', '2028-02-28'],
])('%s is in the week of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('lists the last weeks across a year and the change of the clocks', () => {
  expect(lastMondays('2027-01-05', 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04']);
  expect(lastMondays('2026-10-27', 2)).toEqual(['2026-10-19', '2026-10-26']);
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});
