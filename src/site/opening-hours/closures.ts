import type { Clinic } from '../../content/clinic.ts';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { publicHolidays } from './public-holidays.ts';

/** From content/kliniek.yaml: closed from `van` to `tot` inclusive, or on `van` alone. Dates like `2026-12-28`. */
type Closure = Clinic['dicht'][number];

const dayAndMonth = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const MAX_ANNOUNCED = 2;

/** The next closures that the site announces, soonest first. */
export const upcomingClosures = (closures: readonly Closure[], from: Date): Closure[] =>
  closures
    .filter(({ van, tot = van }) => tot >= isoDate(from))
    .toSorted((a, b) => a.van.localeCompare(b.van))
    .slice(0, MAX_ANNOUNCED);

/**
 * The workdays (0 is Sunday) on which the clinic is closed, and why: `2026-12-25` → `Kerstmis`. Covers public holidays
 * and the clinic's own closures, from `from` to the end of the next year. Runs at build time, so that the browser
 * receives a short list instead of a calendar.
 */
export function closedWorkdays(
  closures: readonly Closure[],
  workdays: readonly number[],
  from: Date,
): Record<string, string> {
  const year = from.getUTCFullYear();
  const own = closures.flatMap((closure) => datesOf(closure).map((date) => [date, closure.reden] as const));
  // A later entry wins: on a holiday within a closure, the holiday is the reason.
  const all = [...own, ...publicHolidays(year), ...publicHolidays(year + 1)];
  const isWorkdayToCome = (date: string) => date >= isoDate(from) && workdays.includes(new Date(date).getUTCDay());
  return Object.fromEntries(all.filter(([date]) => isWorkdayToCome(date)));
}

/** "Gesloten van 28 december tot en met 3 januari (kerstvakantie)." */
export function formatClosure({ van, tot = van, reden }: Closure): string {
  const [first, last] = [dayAndMonth.format(new Date(van)), dayAndMonth.format(new Date(tot))];
  if (first === last) return `Gesloten op ${first} (${reden}).`;
  const isSameMonth = van.slice(0, 7) === tot.slice(0, 7);
  return `Gesloten van ${isSameMonth ? first.split(' ')[0] : first} tot en met ${last} (${reden}).`;
}

function datesOf({ van, tot = van }: Closure): string[] {
  const count = (Date.parse(tot) - Date.parse(van)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => isoDate(new Date(Date.parse(van) + index * DAY_MS)));
}

const isoDate = (date: Date) => date.toISOString().slice(0, 10);
