import { describe, expect, test } from 'vitest';
import { closedWorkdays } from './closures.ts';
import { openingStatus, type Schedule } from './opening-status.ts';

const VACATION = [{ van: '2026-08-03', tot: '2026-08-21', reden: 'zomervakantie' }];
const days = [1, 2, 3, 4, 5];
const schedule: Schedule = {
  week: [[], ...days.map(() => [['09:00', '17:00'] as const]), []],
  closed: closedWorkdays(VACATION, days, new Date('2026-01-01')),
};
const statusAt = (moment: string) => openingStatus(new Date(moment), schedule);

describe('openingStatus', () => {
  test('is open on a workday from 9 to 17 in Amsterdam, summer and winter', () => {
    expect(statusAt('2026-07-01T07:00:00Z')).toBe('Nu geopend, tot 17:00 uur.');
    expect(statusAt('2026-07-01T06:59:00Z')).toMatch(/gesloten/);
    expect(statusAt('2026-11-25T08:00:00Z')).toMatch(/^Nu geopend/);
    expect(statusAt('2026-11-25T15:59:00Z')).toMatch(/^Nu geopend/);
    expect(statusAt('2026-11-25T16:00:00Z')).toMatch(/gesloten/);
  });

  test('names the next opening when closed', () => {
    expect(statusAt('2026-11-25T06:00:00Z')).toBe('Nu gesloten. Vandaag open vanaf 09:00 uur.');
    expect(statusAt('2026-11-25T19:00:00Z')).toBe('Nu gesloten. Weer open morgen om 09:00 uur.');
  });

  test('is closed on Saturday and Sunday', () => {
    expect(statusAt('2026-11-21T11:00:00Z')).toBe('Nu gesloten. Weer open maandag om 09:00 uur.');
    expect(statusAt('2026-11-22T11:00:00Z')).toBe('Nu gesloten. Weer open morgen om 09:00 uur.');
  });

  test('is closed on public holidays, and skips them for the next opening', () => {
    expect(statusAt('2026-12-25T11:00:00Z')).toBe('Vandaag gesloten (Kerstmis). Weer open maandag om 09:00 uur.');
    expect(statusAt('2026-04-03T18:00:00Z')).toBe('Nu gesloten. Weer open dinsdag om 09:00 uur.');
    expect(statusAt('2027-03-29T11:00:00Z')).toMatch(/gesloten/);
  });

  test('names a closure, and the date of an opening a week away', () => {
    expect(statusAt('2026-07-31T17:00:00Z')).toBe('Nu gesloten. Weer open maandag 24 augustus om 09:00 uur.');
    expect(statusAt('2026-08-04T09:00:00Z')).toMatch(
      /^Vandaag gesloten \(zomervakantie\)\. Weer open maandag 24 augustus/,
    );
    expect(statusAt('2026-08-19T09:00:00Z')).toMatch(/Weer open maandag om/);
    expect(statusAt('2026-08-24T09:00:00Z')).toMatch(/^Nu geopend/);
  });

  test('goes by the date in Amsterdam, not in UTC', () => {
    expect(statusAt('2026-11-22T23:30:00Z')).toBe('Nu gesloten. Vandaag open vanaf 09:00 uur.');
  });
});

describe('with other hours on some days', () => {
  const various: Schedule = {
    week: [
      [],
      ...days.map(() => [['09:00', '12:00'] as const, ['13:00', '17:00'] as const]),
      [['10:00', '13:00'] as const],
    ],
    closed: { '2026-11-26': { reason: 'studiemiddag', from: '11:00' } },
  };
  const at = (moment: string) => openingStatus(new Date(moment), various);

  test('a lunch break is closed, and the afternoon opens again', () => {
    expect(at('2026-11-25T11:30:00Z')).toBe('Nu gesloten. Vandaag open vanaf 13:00 uur.');
    expect(at('2026-11-25T10:30:00Z')).toBe('Nu geopend, tot 12:00 uur.');
  });

  test('the next opening has the hours of its own day', () => {
    expect(at('2026-11-27T18:00:00Z')).toBe('Nu gesloten. Weer open morgen om 10:00 uur.');
  });

  test('a day that ends early is open until then', () => {
    expect(at('2026-11-26T09:30:00Z')).toBe('Nu geopend, tot 11:00 uur.');
    expect(at('2026-11-26T12:30:00Z')).toBe(
      'Vandaag gesloten vanaf 11:00 uur (studiemiddag). Weer open morgen om 09:00 uur.',
    );
  });
});
