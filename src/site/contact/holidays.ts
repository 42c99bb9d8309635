import Holidays from 'date-holidays';

/**
 * Dutch public holidays, `2026-12-25` → `Kerstmis`, from that year on. Worked out at build, so that the browser gets
 * a short list instead of a calendar; three years, so that a site that is not rebuilt stays right.
 */
export function publicHolidays(fromYear: number, years = 3): Record<string, string> {
  const calendar = new Holidays('NL');
  const days = Array.from({ length: years }, (_, index) => calendar.getHolidays(fromYear + index, 'nl'))
    .flat()
    .filter(({ type }) => type === 'public');
  return Object.fromEntries(days.map(({ date, name }) => [date.slice(0, 10), name]));
}
