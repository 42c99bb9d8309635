import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { article, live } from '../../../tests/support/editor/example-states.ts';
import type { Schedule, ScheduleAction } from '../../shared/contract/articles/schedules.ts';
import { carriedOut } from './carried-out.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-04T10:14:00Z') }));
afterEach(() => void vi.useRealTimers());

const schedule = (action: ScheduleAction, dueAt = '2026-03-04T10:00:00.000Z'): Schedule => ({
  action,
  dueAt,
  wallTime: '2026-03-04T11:00',
  revision: 5,
  hasNewerText: false,
  scheduledBy: null,
  failure: null,
  nextTryAt: dueAt,
});

test('tells what a schedule did', () => {
  expect(carriedOut(article({ schedule: schedule('publish') }), live({ version: 4 }))).toBe('publish');
  expect(carriedOut(live({ schedule: schedule('unpublish') }), article({ version: 4 }))).toBe('unpublish');
  expect(carriedOut(live({ schedule: schedule('publish-changes') }), live({ version: 4 }))).toBe('publish-changes');
});

test('says nothing of a late schedule that was cancelled, or whose draft changes were discarded', () => {
  expect(carriedOut(live({ schedule: schedule('publish-changes') }), live())).toBeUndefined();
});

test('says nothing before the time, or while it is still scheduled', () => {
  const later = schedule('publish', '2026-03-04T11:00:00.000Z');
  expect(carriedOut(article({ schedule: later }), live({ version: 4 }))).toBeUndefined();
  const late = schedule('publish-changes');
  expect(carriedOut(live({ schedule: late }), live({ version: 4, schedule: late }))).toBeUndefined();
});
