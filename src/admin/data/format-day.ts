const formatter = (parts: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...parts });
  // Some browsers put a comma after the weekday.
  return (day: string) => format(new Date(`${day}T00:00Z`)).replace(',', '');
};

/** Of calendar days such as 2026-11-26: Thursday 26 November 2026 */
export const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** Thursday 26 November */
export const longDayWithoutYear = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
/** 26 Nov 2026 */
export const mediumDay = formatter({ dateStyle: 'medium' });
/** 26 Nov */
export const shortDay = formatter({ day: 'numeric', month: 'short' });
/** Thursday */
export const weekday = formatter({ weekday: 'long' });
