import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { addDays, dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import { dayNumber, weekNumber, weeksFrom } from './days.ts';

describe('days of the calendar', () => {
  test('are those of Amsterdam', () => {
    expect(dayInAmsterdam('2026-11-22T22:59:59Z')).toBe('2026-11-22');
    expect(dayInAmsterdam('2026-11-22T23:00:00Z')).toBe('2026-11-23');
    expect(dayInAmsterdam('2026-07-01T22:00:00Z')).toBe('2026-07-02');
  });

  test.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Amsterdam'])('are the same in %s', (zone) => {
    const code = `
      const { weeksFrom } = await import('./src/admin/schedule/days.ts');
      const { addDays } = await import('./src/shared/dates/wall-time.ts');
      const { dayInAmsterdam } = await import('./src/shared/dates/wall-time.ts');
      const { longDay } = await import('./src/admin/data/format-date.ts');
      const { inTime } = await import('./src/admin/schedule/texts/in-time.ts');
      const now = Date.parse('2026-11-22T23:30:00Z');
      const days = weeksFrom(dayInAmsterdam(now), 1)[0];
      console.log(dayInAmsterdam(now), addDays('2027-03-27', 1), days[0], longDay('2026-11-26'), inTime('2026-11-25T23:30:00Z', now));`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    expect(printed.trim()).toBe('2026-11-23 2027-03-28 2026-11-23 Thursday 26 November 2026 in 3 days');
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
