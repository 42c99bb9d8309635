import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from './durations.ts';
import {
  addDays,
  dayInAmsterdam,
  instantsOf,
  isCalendarTime,
  lastMondays,
  mondayOf,
  timesAroundGap,
  wallTimeOf,
} from './wall-time.ts';

/** The last Sundays of March and October, from the almanac of the European Union; the clocks change at 01:00 UTC. */
const FORWARD = ['1997-03-30', '2004-03-28', '2015-03-29', '2026-03-29', '2027-03-28', '2028-03-26', '2031-03-30'];
const BACK = ['1997-10-26', '2004-10-31', '2015-10-25', '2026-10-25', '2027-10-31', '2028-10-29', '2031-10-26'];

const isos = (wallTime: string) => instantsOf(wallTime).map((instant) => instant.toISOString());
const pad = (value: number) => String(value).padStart(2, '0');
const minuteOf = (instant: Date) => new Date(Math.floor(instant.getTime() / 60_000) * 60_000);

test('knows one instant for a time in winter and in summer', () => {
  expect(isos('2026-12-01T09:00')).toEqual(['2026-12-01T08:00:00.000Z']);
  expect(isos('2026-07-01T09:00')).toEqual(['2026-07-01T07:00:00.000Z']);
});

test.each(FORWARD)('knows no instant for the hour skipped on %s', (day) => {
  for (let minute = 0; minute < 60; minute += 1) expect(isos(`${day}T02:${pad(minute)}`)).toEqual([]);
  expect(isos(`${day}T01:59`)).toEqual([`${day}T00:59:00.000Z`]);
  expect(isos(`${day}T03:00`)).toEqual([`${day}T01:00:00.000Z`]);
  expect(timesAroundGap(`${day}T02:30`)).toEqual({ before: `${day}T01:59`, after: `${day}T03:00` });
});

test.each(BACK)('knows two instants for the hour that comes twice on %s', (day) => {
  for (let minute = 0; minute < 60; minute += 1)
    expect(isos(`${day}T02:${pad(minute)}`)).toEqual([
      `${day}T00:${pad(minute)}:00.000Z`,
      `${day}T01:${pad(minute)}:00.000Z`,
    ]);
  expect(isos(`${day}T01:59`)).toEqual([`${dayBefore(day)}T23:59:00.000Z`]);
  expect(isos(`${day}T03:00`)).toEqual([`${day}T02:00:00.000Z`]);
});

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

const instants = fc.date({
  min: new Date('1990-01-01'),
  max: new Date('2090-01-01'),
  noInvalidDate: true,
});

describe('of any instant', () => {
  test('finds the instant again by what the clocks show', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const found = instantsOf(wallTimeOf(instant)).map((each) => each.getTime());
        expect(found).toContain(minuteOf(instant).getTime());
        expect(found.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('agrees with the parts that Intl names in American English', () => {
    const english = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Europe/Amsterdam',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const parts = new Map(english.formatToParts(instant).map(({ type, value }) => [type, value]));
        const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
        expect(wallTimeOf(instant)).toBe(`${date}T${parts.get('hour')}:${parts.get('minute')}`);
        expect(dayInAmsterdam(instant)).toBe(date);
      }),
    );
  });
});

test('knows which dates are in the calendar', () => {
  for (const time of ['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'])
    expect([time, isCalendarTime(`${time}T09:00`), isos(`${time}T09:00`)]).toEqual([time, false, []]);
  for (const hour of ['24:00', '25:00', '09:60', '99:99']) expect(isCalendarTime(`2026-12-01T${hour}`)).toBe(false);
  for (const time of ['2028-02-29T00:00', '2026-12-31T23:59', '0000-01-01T00:00', '9999-12-31T23:59'])
    expect(isCalendarTime(time)).toBe(true);
});

test.each(['0000-01-01T00:00', '0001-01-01T00:00', '0099-06-01T12:00', '9999-12-31T23:59'])(
  'answers for the odd year of %s',
  (wallTime) => {
    for (const instant of instantsOf(wallTime)) expect(wallTimeOf(instant)).toBe(wallTime);
  },
);

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
