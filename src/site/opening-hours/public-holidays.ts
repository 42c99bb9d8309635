import { DAY_MS } from '../../shared/dates/durations.ts';

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
