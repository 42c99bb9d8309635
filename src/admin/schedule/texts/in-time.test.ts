import { describe, expect, test } from 'vitest';
import { instantsOf } from '../../../shared/dates/wall-time.ts';
import { inTime } from './in-time.ts';

/** The first instant at which the clocks in Amsterdam show this. */
const at = (wallTime: string) => instantsOf(wallTime)[0] as Date;
const from = (now: string, due: string) => inTime(at(due).toISOString(), at(now).getTime());

describe('how long until a moment', () => {
  test.each([
    ['2026-11-23T08:00', '2026-11-23T08:00', 'due now'],
    ['2026-11-23T08:01', '2026-11-23T08:00', 'due now'],
    ['2026-11-23T08:00', '2026-11-23T08:01', 'in a minute'],
    ['2026-11-23T08:00', '2026-11-23T08:02', 'in 2 minutes'],
    ['2026-11-23T08:00', '2026-11-23T08:59', 'in 59 minutes'],
    ['2026-11-23T08:00', '2026-11-23T09:00', 'in an hour'],
    ['2026-11-23T08:00', '2026-11-23T10:00', 'in 2 hours'],
    ['2026-11-23T08:00', '2026-11-23T20:00', 'in 12 hours'],
    ['2026-11-23T23:00', '2026-11-24T01:00', 'in 2 hours'],
    ['2026-11-23T23:00', '2026-11-24T05:30', 'tomorrow'],
    ['2026-11-23T08:00', '2026-11-24T23:59', 'tomorrow'],
    ['2026-11-23T23:59', '2026-11-25T08:00', 'in 2 days'],
    ['2026-11-23T08:00', '2026-11-26T09:00', 'in 3 days'],
    ['2026-11-23T08:00', '2026-12-23T08:00', 'in 30 days'],
    ['2026-11-23T08:00', '2026-12-24T08:00', 'in 2 months'],
    ['2026-11-23T08:00', '2027-11-23T08:00', 'in 12 months'],
    ['2026-11-23T08:00', '2029-11-23T08:00', 'in 3 years'],
  ])('is at %s until %s: %s', (now, due, words) => {
    expect(from(now, due)).toBe(words);
  });

  test('counts the days of the weeks in which the clocks change', () => {
    // 23 and 25 hours later, and a week of 167 and of 169 hours.
    expect(from('2027-03-27T12:00', '2027-03-28T12:00')).toBe('tomorrow');
    expect(from('2026-10-24T12:00', '2026-10-25T12:00')).toBe('tomorrow');
    expect(from('2027-03-25T09:00', '2027-04-01T08:00')).toBe('in 7 days');
    expect(from('2026-10-22T09:00', '2026-10-29T10:00')).toBe('in 7 days');
    expect(from('2026-10-24T23:30', '2026-10-26T00:15')).toBe('in 2 days');
  });

  test('prints a text until the last second', () => {
    expect(inTime('2026-11-23T08:00:00Z', Date.parse('2026-11-23T07:59:59.999Z'))).toBe('in a minute');
    expect(inTime('2026-11-23T08:00:00Z', Date.parse('2026-11-23T07:00:20Z'))).toBe('in an hour');
  });
});
