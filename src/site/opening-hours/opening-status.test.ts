import { describe, expect, test } from 'vitest';
import { closedWorkdays } from './closures.ts';
import { openingStatus, type Schedule } from './opening-status.ts';

const VACATION = [{ van: '2026-08-03', tot: '2026-08-21', reden: 'zomervakantie' }];
const days = [1, 2, 3, 4, 5];
const schedule: Schedule = {
  days,
  opens: '09:00',
  closes: '17:00',
  closed: closedWorkdays(VACATION, days, new Date('2026-01-01')),
};
const at = (moment: string) => openingStatus(new Date(moment), schedule);

describe('openingStatus', () => {
  test('is open on a working day from 9 to 17 in Amsterdam, in summer and winter (§1)', () => {
    expect(at('2026-07-01T07:00:00Z')).toBe('Nu geopend, tot 17.00 uur.');
    expect(at('2026-07-01T06:59:00Z')).toMatch(/gesloten/);
    expect(at('2026-11-25T08:00:00Z')).toMatch(/^Nu geopend/);
    expect(at('2026-11-25T15:59:00Z')).toMatch(/^Nu geopend/);
    expect(at('2026-11-25T16:00:00Z')).toMatch(/gesloten/);
  });

  test('says when it opens again', () => {
    expect(at('2026-11-25T06:00:00Z')).toBe('Nu gesloten. Vandaag open vanaf 9.00 uur.');
    expect(at('2026-11-25T19:00:00Z')).toBe('Nu gesloten. Weer open morgen om 9.00 uur.');
  });

  test('is closed on Saturday and Sunday (§1)', () => {
    expect(at('2026-11-21T11:00:00Z')).toBe('Nu gesloten. Weer open maandag om 9.00 uur.');
    expect(at('2026-11-22T11:00:00Z')).toBe('Nu gesloten. Weer open morgen om 9.00 uur.');
  });

  test('knows the Dutch public holidays and looks past them', () => {
    expect(at('2026-12-25T11:00:00Z')).toBe('Vandaag gesloten (Kerstmis). Weer open maandag om 9.00 uur.');
    expect(at('2026-04-03T18:00:00Z')).toBe('Nu gesloten. Weer open dinsdag om 9.00 uur.');
    expect(at('2027-03-29T11:00:00Z')).toMatch(/gesloten/);
  });

  test('knows when the clinic says that it is away, and says with its date when it is back', () => {
    expect(at('2026-07-31T17:00:00Z')).toBe('Nu gesloten. Weer open maandag 24 augustus om 9.00 uur.');
    expect(at('2026-08-04T09:00:00Z')).toMatch(/^Vandaag gesloten \(zomervakantie\)\. Weer open maandag 24 augustus/);
    expect(at('2026-08-19T09:00:00Z')).toMatch(/Weer open maandag om/);
    expect(at('2026-08-24T09:00:00Z')).toMatch(/^Nu geopend/);
  });

  test('never speaks of the day that it is elsewhere', () => {
    expect(at('2026-11-22T23:30:00Z')).toBe('Nu gesloten. Vandaag open vanaf 9.00 uur.');
  });
});
