import { amsterdamFormat, formatCardDate } from '../../shared/dates/dates.ts';
import { MINUTE_MS } from '../../shared/dates/durations.ts';

/*
 * Every date and time that the admin shows: “Mar 04, 2026”, as on the cards of the dashboard, with a weekday before it
 * where one plans, and “10:14” behind it. Times are Amsterdam's, on a clock of 24 hours.
 */

/** Mar 04, 2026 */
export const formatDate = formatCardDate;
/** 10:14 */
export const formatTime = amsterdamFormat('en-GB', { timeStyle: 'short' });
/** Mar 04, 2026, 10:14 */
export const formatDateTime = (moment: string): string => `${formatDate(moment)}, ${formatTime(moment)}`;
const weekdayOfMoment = amsterdamFormat('en-US', { weekday: 'long' });
/** Wednesday, Mar 04, 2026 */
export const formatWeekdayDate = (moment: string): string => `${weekdayOfMoment(moment)}, ${formatDate(moment)}`;

const localTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** 10:14, on the clock of this browser. */
export const formatLocalTime = (moment: string): string => localTime.format(new Date(moment));

const dayFormat = (parts: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...parts });
  return (day: string) => format(new Date(`${day}T00:00Z`));
};

/** Of calendar days such as 2026-11-26: Nov 26, 2026 */
export const formatDay = dayFormat({ month: 'short', day: '2-digit', year: 'numeric' });
/** Nov 26 */
export const dayWithoutYear = dayFormat({ month: 'short', day: '2-digit' });
/** Thursday */
export const weekday = dayFormat({ weekday: 'long' });
/** Thursday, Nov 26, 2026 */
export const weekdayAndDay = (day: string): string => `${weekday(day)}, ${formatDay(day)}`;
/** Thursday, Nov 26 */
export const weekdayWithoutYear = (day: string): string => `${weekday(day)}, ${dayWithoutYear(day)}`;

/** 4 maart 2026 om 10:14: in a letter to a visitor. */
export const formatDutchDateTime = amsterdamFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short' });

/** “Saved a minute ago”, with the date from the second day on. Server and browser clocks may differ. */
export function savedAgo(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / MINUTE_MS);
  if (minutes < 1) return 'Saved just now';
  if (minutes < 60) return `Saved ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `Saved ${hours === 1 ? 'an hour' : `${hours} hours`} ago`;
  return `Saved on ${formatDateTime(at)}`;
}
