import type { Schedule, ScheduleAction } from '../../../shared/contract/articles/schedules.ts';
import { addDays, dayInAmsterdam, instantsOf } from '../../../shared/dates/wall-time.ts';
import { dayOf, hourOf } from '../texts/wall-time.ts';
import type { ChosenTime } from './check-time.ts';

/** What can be scheduled for the article. */
export type Schedulable = {
  isPublished: boolean;
  /** Whether there are changes that readers do not see, saved or on the screen. */
  hasChanges: boolean;
};

/** The likeliest first. */
export function actionsFor({ isPublished, hasChanges }: Schedulable): ScheduleAction[] {
  if (!isPublished) return ['publish'];
  return hasChanges ? ['publish-changes', 'unpublish'] : ['unpublish'];
}

/** The time of the schedule, else tomorrow at nine. */
export function initialTime(schedule: Schedule | null, now: number): ChosenTime {
  if (!schedule) return { date: addDays(dayInAmsterdam(now), 1), hour: '09:00', occurrence: '' };
  return { date: dayOf(schedule.wallTime), hour: hourOf(schedule.wallTime), occurrence: occurrenceOf(schedule) ?? '' };
}

/** Which of the two hours it is, when the clocks go back. */
export function occurrenceOf({ wallTime, dueAt }: Schedule): 'first' | 'second' | undefined {
  const [first, second] = instantsOf(wallTime);
  if (!first || !second) return undefined;
  return Date.parse(dueAt) === first.getTime() ? 'first' : 'second';
}
