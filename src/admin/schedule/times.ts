import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/dates/durations.ts';
import { addDays, dayInAmsterdam, mondayOf } from '../../shared/dates/wall-time.ts';
import { weekdayAndDay } from '../data/format-date.ts';
import { $language } from '../language/words.tsx';
import { t } from './words.ts';

/** A day of the calendar, such as 2026-11-26. */
export type Day = string;

export const dayOf = (wallTime: string): Day => wallTime.slice(0, 10);
export const hourOf = (wallTime: string): string => wallTime.slice(11);

/** Thursday, Nov 26, 2026, 09:00 */
export const longDateAndTime = (wallTime: string): string => `${weekdayAndDay(dayOf(wallTime))}, ${hourOf(wallTime)}`;
/** Thursday, Nov 26, 2026 at 09:00 */
export const longDateAtTime = (wallTime: string): string =>
  t('{day} at {time}', { day: weekdayAndDay(dayOf(wallTime)), time: hourOf(wallTime) });

const RELATIVE = {
  en: new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }),
  nl: new Intl.RelativeTimeFormat('nl', { numeric: 'auto' }),
};

/** The time until a moment, such as “in 3 days”. Days are calendar days in Amsterdam, also those of 23 or 25 hours. */
export function inTime(moment: string, now: number): string {
  const words = RELATIVE[$language.get()];
  const left = Date.parse(moment) - now;
  if (left <= 0) return t('due now');
  const minutes = Math.round(left / MINUTE_MS);
  if (minutes <= 1) return t('in a minute');
  if (minutes < 60) return words.format(minutes, 'minute');
  const hours = Math.round(left / HOUR_MS);
  const days = dayNumber(moment) - dayNumber(now);
  if (days === 0 || hours < 6) return hours === 1 ? t('in an hour') : words.format(hours, 'hour');
  if (days <= 30) return words.format(days, 'day');
  const months = Math.round(days / 30.44);
  return months < 24 ? words.format(Math.max(months, 2), 'month') : words.format(Math.round(days / 365.25), 'year');
}

/** Counts the days of the calendar, which all have the same length in UTC. */
const numberOf = (day: Day) => Date.parse(`${day}T00:00Z`) / DAY_MS;
export const dayNumber = (moment: number | string): number => numberOf(dayInAmsterdam(moment));

/** The days of `count` weeks, from the Monday of this day's week. */
export function weeksFrom(day: Day, count: number): Day[][] {
  const monday = mondayOf(day);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => addDays(monday, week * 7 + at)),
  );
}

/** The number of the week as Dutch calendars have it (ISO 8601): the first week has the first Thursday. */
export function weekNumber(day: Day): number {
  const thursday = addDays(mondayOf(day), 3);
  return Math.floor((numberOf(thursday) - numberOf(`${thursday.slice(0, 4)}-01-01`)) / 7) + 1;
}
