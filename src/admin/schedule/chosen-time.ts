import type { Schedule, ScheduleAction } from '../../shared/contract/articles/schedules.ts';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { addDays, dayInAmsterdam, instantsOf, timesAroundGap } from '../../shared/dates/wall-time.ts';
import { weekdayAndDay } from '../data/format-date.ts';
import { dayOf, hourOf } from './times.ts';
import { t } from './words.ts';

/** The content of the fields of date and hour; `occurrence` is empty until the user chooses. */
export type ChosenTime = { date: string; hour: string; occurrence: 'first' | 'second' | '' };

type CheckedTime = {
  /** Undefined when the time is refused. */
  dueAt?: string;
  /** Whether this hour comes twice that day. */
  isTwice: boolean;
  /** The error of each field. */
  date?: string;
  hour?: string;
  occurrence?: string;
};

/** Whether an article can be scheduled at this time on the clocks of the Netherlands. */
export function checkTime({ date, hour, occurrence }: ChosenTime, now: number): CheckedTime {
  if (!date || !hour) {
    return {
      isTwice: false,
      ...(!date && { date: t('Choose a date') }),
      ...(!hour && { hour: t('Choose a time') }),
    };
  }
  const [first, second] = instantsOf(`${date}T${hour}`);
  if (!first) return { isTwice: false, hour: skipped(date, hour) };
  const isTwice = second !== undefined;
  if (isTwice && !occurrence) return { isTwice, occurrence: t('Choose which {hour} you mean', { hour }) };
  const due = (isTwice && occurrence === 'second' ? second : first) as Date;
  if (due.getTime() > now) return { isTwice, dueAt: due.toISOString() };
  const isToday = due.getTime() > now - DAY_MS;
  return { isTwice, [isToday ? 'hour' : 'date']: t('This time has passed. Choose a later one.') };
}

function skipped(date: string, hour: string): string {
  const { before, after } = timesAroundGap(`${date}T${hour}`);
  return t('{hour} does not exist on {day}: the clocks go forward. Choose {before} or earlier, or {after} or later.', {
    hour,
    day: weekdayAndDay(date),
    before: hourOf(before),
    after: hourOf(after),
  });
}

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
