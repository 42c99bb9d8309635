import { DAY_MS, MINUTE_MS } from './durations.ts';

/* Wall times in Amsterdam: 2026-12-01T09:00. `Intl` has the rules, in every browser. */

/** Created at the first use, because it takes 60 ms on a slow phone: docs/decisions/2026-11-22-lighthouse-budgets.md. */
let clocks: Intl.DateTimeFormat | undefined;

/** The wall time of an instant in the years 1 to 9999. */
export function wallTimeOf(instant: Date): string {
  // Swedish writes 2026-12-01 09:00, and the year 1 without zeros.
  clocks ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'short' });
  return clocks.format(instant).replace(' ', 'T').padStart(16, '0');
}

/** The day in Amsterdam: 2026-12-01. */
export const dayInAmsterdam = (moment: Date | number | string): string => wallTimeOf(new Date(moment)).slice(0, 10);

/** Whether the date and the hour exist in the calendar: 30 February does not. */
export function isCalendarTime(wallTime: string): boolean {
  const time = asUtc(wallTime);
  return !Number.isNaN(time) && toText(time) === wallTime;
}

/**
 * The instants of a wall time: none in the hour that is skipped when the clocks go forward, two, the earlier first, in
 * the hour that comes twice when they go back.
 */
export function instantsOf(wallTime: string): Date[] {
  if (!isCalendarTime(wallTime)) return [];
  const time = asUtc(wallTime);
  // The clocks change at most once in two days, so its offset is that of the day before or the day after.
  const instants = [time - DAY_MS, time + DAY_MS].map((near) => time - offsetAt(near));
  return [...new Set(instants)]
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
    .map((instant) => new Date(instant))
    .filter((instant) => wallTimeOf(instant) === wallTime);
}

/** The last wall time before, and the first after, a skipped hour. */
export function timesAroundGap(wallTime: string): { before: string; after: string } {
  return { before: nearestExisting(wallTime, -MINUTE_MS), after: nearestExisting(wallTime, MINUTE_MS) };
}

function nearestExisting(wallTime: string, step: number): string {
  let time = asUtc(wallTime);
  while (instantsOf(toText(time)).length === 0) time += step;
  return toText(time);
}

const asUtc = (wallTime: string): number => Date.parse(`${wallTime}:00Z`);
const toText = (time: number): string => new Date(time).toISOString().slice(0, 16);
const offsetAt = (instant: number): number => asUtc(wallTimeOf(new Date(instant))) - instant;

/* Days as text, such as 2026-11-23, without a time zone. */

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of its week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The Mondays of the last weeks, the oldest first, ending with the week of `today`. */
export const lastMondays = (today: string, weeks: number): string[] =>
  Array.from({ length: weeks }, (_, index) => addDays(mondayOf(today), 7 * (index - weeks + 1)));
