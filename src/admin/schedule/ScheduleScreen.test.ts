import { expect, test } from 'vitest';
import type { ScheduledArticle } from '../../shared/contract/articles/schedules.ts';
import { arrangeSchedules } from './ScheduleScreen.tsx';
import { weeksFrom } from './times.ts';

const schedule = (articleId: number, wallTime: string, failure: string | null = null): ScheduledArticle => ({
  articleId,
  title: `Artikel ${articleId}`,
  type: 'article',
  language: 'nl',
  live: null,
  action: 'publish',
  dueAt: `${wallTime}:00Z`,
  wallTime,
  revision: 1,
  hasNewerText: false,
  scheduledBy: null,
  failure,
  nextTryAt: `${wallTime}:00Z`,
});

test('groups schedules by day, after these weeks, and by need of attention', () => {
  const schedules = [
    schedule(1, '2026-11-20T09:00'),
    schedule(2, '2026-11-23T07:00', 'The category was deleted.'),
    schedule(3, '2026-11-26T09:00'),
    schedule(4, '2026-11-26T15:00'),
    schedule(5, '2026-12-27T23:59'),
    schedule(6, '2026-12-28T00:00'),
  ];
  const { attention, soon, later } = arrangeSchedules(schedules, weeksFrom('2026-11-25', 5));
  const ids = (days: typeof soon) => days.map(({ day, schedules }) => [day, ...schedules.map((one) => one.articleId)]);
  expect(attention.map(({ articleId }) => articleId)).toEqual([1, 2]);
  expect(ids(soon)).toEqual([
    ['2026-11-26', 3, 4],
    ['2026-12-27', 5],
  ]);
  expect(ids(later)).toEqual([['2026-12-28', 6]]);
});
