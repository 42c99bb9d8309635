const formatter = (locale: 'en-GB' | 'nl-NL', parts: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Amsterdam', ...parts });
  return (moment: string) => format(new Date(moment));
};

/** Of moments, in Amsterdam's time: 4 Mar 2026, 10:14 */
export const formatDateTime = formatter('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
/** 4 Mar 2026 */
export const formatDate = formatter('en-GB', { dateStyle: 'medium' });
/** Wednesday, 4 March 2026 */
export const formatFullDate = formatter('en-GB', { dateStyle: 'full' });
/** 10:14 */
export const formatTime = formatter('en-GB', { timeStyle: 'short' });
/** 4 maart 2026 om 10:14 */
export const formatDutchDateTime = formatter('nl-NL', { dateStyle: 'long', timeStyle: 'short' });

const localTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** 10:14, on the clock of this browser. */
export const formatLocalTime = (moment: string): string => localTime.format(new Date(moment));
