import Holidays from 'date-holidays';
import type { Clinic } from '../../content/clinic.ts';

/** content/kliniek.yaml: closed from `van` to `tot`, both included, or on `van` alone; days like `2026-12-28`. */
type Closure = Clinic['dicht'][number];

const DAY_MS = 24 * 60 * 60 * 1000;
const print = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** What is told beforehand: not a whole year's holidays. */
const MOST_TOLD = 2;

/** The closures that visitors and search engines are told of: the next ones, in their order. */
export const upcomingClosures = (closures: readonly Closure[], from: Date): Closure[] =>
  closures
    .filter(({ van, tot = van }) => tot >= dayOf(from))
    .toSorted((a, b) => a.van.localeCompare(b.van))
    .slice(0, MOST_TOLD);

/**
 * The working days (0 is Sunday) on which the clinic is closed all the same and why, from that moment on:
 * `2026-12-25` → `Kerstmis`. Dutch public holidays, and what the clinic says itself. Worked out at build, so that the
 * browser gets a short list instead of a calendar; this year and the next, and a site is built anew more often.
 */
export function closedWorkdays(
  closures: readonly Closure[],
  workdays: readonly number[],
  from: Date,
): Record<string, string> {
  const own = closures.flatMap((closure) => daysOf(closure).map((day) => [day, closure.reden] as const));
  const all = [...own, ...publicHolidays(from.getFullYear()), ...publicHolidays(from.getFullYear() + 1)];
  const isTold = (day: string) => day >= dayOf(from) && workdays.includes(new Date(day).getUTCDay());
  return Object.fromEntries(all.filter(([day]) => isTold(day)));
}

/** ‘Gesloten van 28 december tot en met 3 januari (kerstvakantie).’ */
export function formatClosure({ van, tot = van, reden }: Closure): string {
  const [first, last] = [print.format(new Date(van)), print.format(new Date(tot))];
  if (first === last) return `Gesloten op ${first} (${reden}).`;
  const isSameMonth = van.slice(0, 7) === tot.slice(0, 7);
  return `Gesloten van ${isSameMonth ? first.split(' ')[0] : first} tot en met ${last} (${reden}).`;
}

function daysOf({ van, tot = van }: Closure): string[] {
  const count = (Date.parse(tot) - Date.parse(van)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => dayOf(new Date(Date.parse(van) + index * DAY_MS)));
}

const publicHolidays = (year: number) =>
  new Holidays('NL')
    .getHolidays(year, 'nl')
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => [date.slice(0, 10), name] as const);

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
