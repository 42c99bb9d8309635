import { amsterdamFormat } from '../../shared/dates/dates.ts';
import { MINUTE_MS } from '../../shared/dates/durations.ts';

/** 4 Mar 2026, 10:14 */
export const formatDateTime = amsterdamFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
/** 4 Mar 2026 */
export const formatDate = amsterdamFormat('en-GB', { dateStyle: 'medium' });
/** Wednesday, 4 March 2026 */
export const formatFullDate = amsterdamFormat('en-GB', { dateStyle: 'full' });
const longDate = amsterdamFormat('en-GB', { dateStyle: 'long' });
/** 4 March 2026, 10:14 */
export const formatMoment = (moment: string): string => `${longDate(moment)}, ${formatTime(moment)}`;
/** 10:14 */
export const formatTime = amsterdamFormat('en-GB', { timeStyle: 'short' });
/** 4 maart 2026 om 10:14 */
export const formatDutchDateTime = amsterdamFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short' });

const localTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** 10:14, on the clock of this browser. */
export const formatLocalTime = (moment: string): string => localTime.format(new Date(moment));

const dayFormat = (parts: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...parts });
  // Some browsers put a comma after the weekday.
  return (day: string) => format(new Date(`${day}T00:00Z`)).replace(',', '');
};

/** Of calendar days such as 2026-11-26: Thursday 26 November 2026 */
export const longDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** Thursday 26 November */
export const longDayWithoutYear = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
/** 26 Nov 2026 */
export const mediumDay = dayFormat({ dateStyle: 'medium' });
/** 26 Nov */
export const shortDay = dayFormat({ day: 'numeric', month: 'short' });
/** Thursday */
export const weekday = dayFormat({ weekday: 'long' });

/** “Saved a minute ago”, with the date from the second day on. Server and browser clocks may differ. */
export function savedAgo(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / MINUTE_MS);
  if (minutes < 1) return 'Saved just now';
  if (minutes < 60) return `Saved ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `Saved ${hours === 1 ? 'an hour' : `${hours} hours`} ago`;
  return `Saved on ${formatDateTime(at)}`;
}
