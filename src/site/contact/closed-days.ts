import Holidays from 'date-holidays';
import type { Clinic } from '../clinic.ts';

/** content/kliniek.yaml: closed from `van` to `tot`, both included, or on `van` alone; days like `2026-12-28`. */
type Closure = Clinic['dicht'][number];

const DAY_MS = 24 * 60 * 60 * 1000;
const print = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * The days on which the clinic is closed and why, from that moment on: `2026-12-25` → `Kerstmis`. Dutch public
 * holidays, and what the clinic says itself. Worked out at build, so that the browser gets a short list instead of a
 * calendar; this year and the next, and a site is built anew more often than that.
 */
export function closedDays(closures: readonly Closure[], from: Date, years = 2): Record<string, string> {
  const first = from.toISOString().slice(0, 10);
  const own = closures.flatMap((closure) => daysOf(closure).map((day) => [day, closure.reden] as const));
  const all = [...own, ...publicHolidays(from.getFullYear(), years)];
  return Object.fromEntries(all.filter(([day]) => day >= first));
}

/** ‘Gesloten van 28 december tot en met 3 januari (kerstvakantie).’ */
export function closureLine({ van, tot = van, reden }: Closure): string {
  const [first, last] = [print.format(new Date(van)), print.format(new Date(tot))];
  if (first === last) return `Gesloten op ${first} (${reden}).`;
  const isSameMonth = van.slice(0, 7) === tot.slice(0, 7);
  return `Gesloten van ${isSameMonth ? first.split(' ')[0] : first} tot en met ${last} (${reden}).`;
}

function daysOf({ van, tot = van }: Closure): string[] {
  const count = (Date.parse(tot) - Date.parse(van)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(van) + index * DAY_MS).toISOString().slice(0, 10),
  );
}

function publicHolidays(firstYear: number, years: number) {
  const calendar = new Holidays('NL');
  return Array.from({ length: years }, (_, index) => calendar.getHolidays(firstYear + index, 'nl'))
    .flat()
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => [date.slice(0, 10), name] as const);
}
