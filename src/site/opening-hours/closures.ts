import { addMonths } from 'date-fns/addMonths';
import { DAY_MS } from '../../shared/dates/durations.ts';
import type { Clinic } from '../entries.ts';
import { hoursByWeekday } from './opening-hours.ts';
import { hoursOn, type Schedule } from './opening-status.ts';

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
 * The workdays (0 is Sunday) on which the clinic is closed, or closes early, and why: `2026-12-25` → `Kerstmis`. Covers public holidays
 * and the clinic's own closures, from `from` to the end of the next year. Runs at build time, so that the browser
 * receives a short list instead of a calendar.
 */
export function closedWorkdays(
  closures: readonly Closure[],
  workdays: readonly number[],
  from: Date,
): Schedule['closed'] {
  const year = from.getUTCFullYear();
  // Of two on one day the one that closes more wins.
  const own = closures
    .toSorted((one, other) => (other.vanaf ?? '').localeCompare(one.vanaf ?? ''))
    .flatMap((closure) =>
      datesOf(closure).map(
        (date) => [date, { reason: closure.reden, ...(closure.vanaf && { from: closure.vanaf }) }] as const,
      ),
    );
  const holidays = [...publicHolidays(year), ...publicHolidays(year + 1)].map(
    ([date, reason]) => [date, { reason }] as const,
  );
  // A later entry wins: on a holiday within a closure, the holiday is the reason.
  const all = [...own, ...holidays];
  const isWorkdayToCome = (date: string) => date >= isoDate(from) && workdays.includes(new Date(date).getUTCDay());
  return Object.fromEntries(all.filter(([date]) => isWorkdayToCome(date)));
}

type Hours = Pick<Clinic, 'openingstijden' | 'dicht'>;

export function scheduleOf({ openingstijden, dicht }: Hours, from: Date): Schedule {
  const week = hoursByWeekday(openingstijden);
  const workdays = week.flatMap((hours, day) => (hours.length > 0 ? [day] : []));
  return { week, closed: closedWorkdays(dicht, workdays, from) };
}

/** Machines read the exceptions of these months. */
const MONTHS_AHEAD = 9;

/** Days with other hours than usual; `vanaf` as in a closure. No ranges when the clinic is closed all day. */
type Exception = Closure & { tot: string; ranges: ReturnType<typeof hoursOn> };

/** Closures and public holidays of the next months, soonest first. Closed days in a row are one. */
export function exceptionalHours(clinic: Hours, from: Date): Exception[] {
  const schedule = scheduleOf(clinic, from);
  const last = isoDate(addMonths(from, MONTHS_AHEAD));
  const found: Exception[] = [];
  for (const [date, { reason, from: vanaf }] of Object.entries(schedule.closed).sort()) {
    if (date > last) break;
    const ranges = hoursOn(date, schedule);
    const run = found.at(-1);
    if (run && run.reden === reason && !run.vanaf && !vanaf && nextWorkday(run.tot, schedule) === date) run.tot = date;
    else found.push({ van: date, tot: date, ...(vanaf && { vanaf }), reden: reason, ranges });
  }
  return found;
}

function nextWorkday(date: string, { week }: Schedule): string {
  const next = isoDate(new Date(Date.parse(date) + DAY_MS));
  return week[new Date(next).getUTCDay()]?.length ? next : nextWorkday(next, { week, closed: {} });
}

/** "Gesloten van 28 december tot en met 3 januari (kerstvakantie)." */
export function formatClosure({ van, tot = van, vanaf, reden }: Closure): string {
  const [first, last] = [dayAndMonth.format(new Date(van)), dayAndMonth.format(new Date(tot))];
  if (first === last) return `Gesloten op ${first}${vanaf ? ` vanaf ${vanaf} uur` : ''} (${reden}).`;
  const isSameMonth = van.slice(0, 7) === tot.slice(0, 7);
  return `Gesloten van ${isSameMonth ? first.split(' ')[0] : first} tot en met ${last} (${reden}).`;
}

function datesOf({ van, tot = van }: Closure): string[] {
  const count = (Date.parse(tot) - Date.parse(van)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => isoDate(new Date(Date.parse(van) + index * DAY_MS)));
}

const isoDate = (date: Date) => date.toISOString().slice(0, 10);

/** The nine Dutch public holidays of a year: `2026-12-25` → `Kerstmis`. Good Friday and 5 May are ordinary working days. */
export function publicHolidays(year: number): Map<string, string> {
  const easter = easterSunday(year);
  const dates: Array<[number, string]> = [
    [Date.UTC(year, 0, 1), 'Nieuwjaar'],
    [easter, 'Pasen'],
    [easter + DAY_MS, 'Tweede paasdag'],
    [kingsDay(year), 'Koningsdag'],
    [easter + 39 * DAY_MS, 'Hemelvaartsdag'],
    [easter + 49 * DAY_MS, 'Pinksteren'],
    [easter + 50 * DAY_MS, 'Tweede pinksterdag'],
    [Date.UTC(year, 11, 25), 'Kerstmis'],
    [Date.UTC(year, 11, 26), 'Tweede kerstdag'],
  ];
  return new Map(dates.map(([time, name]) => [new Date(time).toISOString().slice(0, 10), name]));
}

/** 27 April, or Saturday the 26th when the 27th is a Sunday. */
function kingsDay(year: number): number {
  const date = Date.UTC(year, 3, 27);
  return new Date(date).getUTCDay() === 0 ? date - DAY_MS : date;
}

/**
 * Midnight UTC of Easter Sunday in the Gregorian calendar, by the Meeus/Jones/Butcher algorithm. The single letters are
 * those of the published algorithm: https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm
 */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((b * 8 + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return Date.UTC(year, month - 1, day);
}
