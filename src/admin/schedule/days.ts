import { DAY_MS } from '../../shared/dates/durations.ts';
import { addDays, dayInAmsterdam, mondayOf } from '../../shared/dates/wall-time.ts';

/** A day of the calendar, such as 2026-11-26. */
export type Day = string;

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
