import type { Day } from '../days.ts';

const formatter = (parts: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...parts });
  // Some browsers put a comma behind the weekday.
  return (day: Day) => format(new Date(`${day}T00:00Z`)).replace(',', '');
};

/** Thursday 26 November 2026 */
export const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** Thursday 26 November */
export const dayOfYear = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
/** 26 Nov */
export const shortDay = formatter({ day: 'numeric', month: 'short' });
export const weekday = formatter({ weekday: 'long' });

export const dayOf = (wallTime: string): Day => wallTime.slice(0, 10);
export const hourOf = (wallTime: string): string => wallTime.slice(11);

/** Thursday 26 November 2026, 09:00 */
export const longDateAndTime = (wallTime: string): string => `${longDay(dayOf(wallTime))}, ${hourOf(wallTime)}`;
/** Thursday 26 November 2026 at 09:00 */
export const atMoment = (wallTime: string): string => `${longDay(dayOf(wallTime))} at ${hourOf(wallTime)}`;
