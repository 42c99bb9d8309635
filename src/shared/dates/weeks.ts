import { DAY_MS } from './durations.ts';

/* Days as text, such as 2026-11-23, without a time zone. */

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of its week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The Mondays of the last weeks, the oldest first, ending with the week of `today`. */
export const lastMondays = (today: string, weeks: number): string[] =>
  Array.from({ length: weeks }, (_, index) => addDays(mondayOf(today), 7 * (index - weeks + 1)));
