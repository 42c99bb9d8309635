import Holidays from 'date-holidays';

/**
 * Dutch public holidays, `2026-12-25` → `Kerstmis`, from that day on. Worked out at build, so that the browser gets
 * a short list instead of a calendar; this year and the next, and a site is built anew more often than that.
 */
export function publicHolidays(from: Date, years = 2): Record<string, string> {
  const calendar = new Holidays('NL');
  const first = from.toISOString().slice(0, 10);
  const days = Array.from({ length: years }, (_, index) => calendar.getHolidays(from.getFullYear() + index, 'nl'))
    .flat()
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => [date.slice(0, 10), name] as const);
  return Object.fromEntries(days.filter(([date]) => date >= first));
}
