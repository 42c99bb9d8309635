import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, dayInAmsterdam, instantsOf } from '../../shared/dates/wall-time.ts';
import { weekdayAndDay } from '../data/format-date.ts';
import { $language } from '../language/words.tsx';
import { dayNumber, inTime, weekNumber, weeksFrom } from './times.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  $language.set('en');
});

describe('days of the calendar', () => {
  test('are those of Amsterdam', () => {
    expect(dayInAmsterdam('2026-11-22T22:59:59Z')).toBe('2026-11-22');
    expect(dayInAmsterdam('2026-11-22T23:00:00Z')).toBe('2026-11-23');
    expect(dayInAmsterdam('2026-07-01T22:00:00Z')).toBe('2026-07-02');
  });

  test.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Amsterdam'])('are the same in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const now = Date.parse('2026-11-22T23:30:00Z');
    expect(dayInAmsterdam(now)).toBe('2026-11-23');
    expect(addDays('2027-03-27', 1)).toBe('2027-03-28');
    expect(weeksFrom(dayInAmsterdam(now), 1)[0]?.[0]).toBe('2026-11-23');
    expect(weekdayAndDay('2026-11-26')).toBe('Thursday, Nov 26, 2026');
    expect(inTime('2026-11-25T23:30:00Z', now)).toBe('in 3 days');
  });

  test('follow each other, also when the clocks change', () => {
    expect(addDays('2027-03-27', 1)).toBe('2027-03-28');
    expect(addDays('2027-03-28', 1)).toBe('2027-03-29');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayNumber('2026-10-26T08:00:00Z') - dayNumber('2026-10-24T08:00:00Z')).toBe(2);
  });
});

describe('weeks', () => {
  test.each(['2026-11-23', '2026-11-26', '2026-11-29'])('start on Monday when it is %s', (day) => {
    const weeks = weeksFrom(day, 5);
    expect(weeks.map((week) => week[0])).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
    ]);
    expect(weeks[0]?.[6]).toBe('2026-11-29');
  });

  test.each([
    ['2026-11-23', 48],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2025-12-29', 1],
    ['2024-12-30', 1],
    ['2028-01-02', 52],
  ])('of %s has the number %i', (day, number) => {
    expect(weekNumber(day)).toBe(number);
  });
});

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

  test('is said in Dutch', () => {
    $language.set('nl');
    expect(from('2026-11-23T08:00', '2026-11-23T10:00')).toBe('over 2 uur');
    expect(from('2026-11-23T08:00', '2026-11-26T09:00')).toBe('over 3 dagen');
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
