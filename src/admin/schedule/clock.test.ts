import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../shared/dates/durations.ts';
import { watchDue } from './clock.ts';

const DUE = '2026-11-26T08:00:00Z';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(DUE) - HOUR_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

test('looks just after the moment, and not before', () => {
  const check = vi.fn();
  const stop = watchDue(DUE, check);
  vi.advanceTimersByTime(HOUR_MS);
  expect(check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(check).toHaveBeenCalledTimes(1);
  stop();
});

test('looks again with growing pauses until it is stopped', () => {
  const check = vi.fn();
  const stop = watchDue(DUE, check);
  vi.advanceTimersByTime(HOUR_MS + 15_000);
  // After 1, 3, 7 and 15 seconds.
  expect(check).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(24 * HOUR_MS);
  expect(check.mock.calls.length).toBeLessThan(24 * 60 + 20);
  stop();
  check.mockClear();
  vi.advanceTimersByTime(HOUR_MS);
  expect(check).not.toHaveBeenCalled();
});

test('checks soon after the computer wakes from sleep', () => {
  const check = vi.fn();
  const stop = watchDue(DUE, check);
  vi.advanceTimersByTime(5000);
  vi.setSystemTime(Date.parse(DUE) + 10 * HOUR_MS);
  vi.advanceTimersByTime(20_000);
  expect(check).toHaveBeenCalled();
  stop();
});

test('looks a second later when the moment has passed already', () => {
  vi.setSystemTime(Date.parse(DUE) + HOUR_MS);
  const check = vi.fn();
  const stop = watchDue(DUE, check);
  expect(check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(check).toHaveBeenCalledTimes(1);
  stop();
});
