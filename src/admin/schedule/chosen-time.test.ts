import { describe, expect, test } from 'vitest';
import type { Schedule } from '../../shared/contract/articles/schedules.ts';
import { actionsFor, type ChosenTime, checkTime, initialTime, occurrenceOf } from './chosen-time.ts';

const NOW = Date.parse('2026-10-01T08:00:00Z');
const check = (wallTime: string, occurrence: ChosenTime['occurrence'] = '', now = NOW) => {
  const [date = '', hour = ''] = wallTime.split('T');
  return checkTime({ date, hour, occurrence }, now);
};
const schedule = (wallTime: string, dueAt: string): Schedule => ({
  action: 'publish',
  dueAt,
  wallTime,
  revision: 1,
  hasNewerText: false,
  scheduledBy: null,
  failure: null,
  nextTryAt: dueAt,
});

describe('a time to schedule', () => {
  test('is one of Amsterdam, in summer and in winter', () => {
    expect(check('2026-10-02T09:00')).toEqual({ isTwice: false, dueAt: '2026-10-02T07:00:00.000Z' });
    expect(check('2026-11-02T09:00')).toEqual({ isTwice: false, dueAt: '2026-11-02T08:00:00.000Z' });
  });

  test('has a date and an hour', () => {
    expect(check('T09:00')).toEqual({ isTwice: false, date: 'Choose a date' });
    expect(check('')).toEqual({ isTwice: false, date: 'Choose a date', hour: 'Choose a time' });
  });

  test('is not over, to the minute', () => {
    expect(check('2026-10-01T10:00').hour).toBe('This time has passed. Choose a later one.');
    expect(check('2026-10-01T10:01').dueAt).toBe('2026-10-01T08:01:00.000Z');
    expect(check('2026-09-29T10:00').date).toBe('This time has passed. Choose a later one.');
  });

  test('exists', () => {
    expect(check('2027-03-28T02:30')).toEqual({
      isTwice: false,
      hour: '02:30 does not exist on Sunday, Mar 28, 2027: the clocks go forward. Choose 01:59 or earlier, or 03:00 or later.',
    });
    expect(check('2027-03-28T01:59').dueAt).toBe('2027-03-28T00:59:00.000Z');
    expect(check('2027-03-28T03:00').dueAt).toBe('2027-03-28T01:00:00.000Z');
  });

  test('is one of two in the hour that comes twice', () => {
    expect(check('2026-10-25T02:30')).toEqual({ isTwice: true, occurrence: 'Choose which 02:30 you mean' });
    expect(check('2026-10-25T02:30', 'first').dueAt).toBe('2026-10-25T00:30:00.000Z');
    expect(check('2026-10-25T02:30', 'second').dueAt).toBe('2026-10-25T01:30:00.000Z');
    expect(check('2026-10-25T03:00')).toEqual({ isTwice: false, dueAt: '2026-10-25T02:00:00.000Z' });
  });

  test('is refused when only the second of the two is still to come', () => {
    const between = Date.parse('2026-10-25T01:00:00Z');
    expect(check('2026-10-25T02:30', 'first', between).dueAt).toBeUndefined();
    expect(check('2026-10-25T02:30', 'second', between).dueAt).toBe('2026-10-25T01:30:00.000Z');
  });
});

describe('the dialog starts with', () => {
  test('tomorrow at nine in Amsterdam, late in the evening, too', () => {
    expect(initialTime(null, NOW)).toEqual({ date: '2026-10-02', hour: '09:00', occurrence: '' });
    expect(initialTime(null, Date.parse('2026-10-01T22:30:00Z')).date).toBe('2026-10-03');
  });

  test('the time of the schedule, and which of the two it was', () => {
    const second = schedule('2026-10-25T02:30', '2026-10-25T01:30:00Z');
    expect(initialTime(second, NOW)).toEqual({ date: '2026-10-25', hour: '02:30', occurrence: 'second' });
    expect(occurrenceOf(schedule('2026-10-25T02:30', '2026-10-25T00:30:00Z'))).toBe('first');
    expect(occurrenceOf(schedule('2026-10-26T09:00', '2026-10-26T08:00:00Z'))).toBeUndefined();
  });

  test('what fits the state of the article', () => {
    expect(actionsFor({ isPublished: false, hasChanges: true })).toEqual(['publish']);
    expect(actionsFor({ isPublished: true, hasChanges: false })).toEqual(['unpublish']);
    expect(actionsFor({ isPublished: true, hasChanges: true })).toEqual(['publish-changes', 'unpublish']);
  });
});
