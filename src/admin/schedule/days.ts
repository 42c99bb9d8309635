import { wallTimeOf } from '../../shared/dates/wall-time.ts';

/** A day of the calendar, such as 2026-11-26. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day in Amsterdam, wherever the browser is. */
export const dayAt = (moment: number | string): Day => wallTimeOf(new Date(moment)).slice(0, 10);

/** Counts the days of the calendar, which all have the same length in UTC. */
const numberOf = (day: Day) => Date.parse(`${day}T00:00Z`) / DAY_MS;
export const dayNumber = (moment: number | string): number => numberOf(dayAt(moment));

export const addDays = (day: Day, days: number): Day =>
  new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);

const daysSinceMonday = (day: Day) => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;

/** The days of `count` weeks, from the Monday of this day's week. */
export function weeksFrom(day: Day, count: number): Day[][] {
  const monday = addDays(day, -daysSinceMonday(day));
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => addDays(monday, week * 7 + at)),
  );
}

/** The number of the week as Dutch calendars have it (ISO 8601): the first week has the first Thursday. */
export function weekNumber(day: Day): number {
  const thursday = addDays(day, 3 - daysSinceMonday(day));
  return Math.floor((numberOf(thursday) - numberOf(`${thursday.slice(0, 4)}-01-01`)) / 7) + 1;
}
