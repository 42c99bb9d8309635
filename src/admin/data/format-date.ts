import { amsterdamFormat } from '../../shared/dates/dates.ts';

/** 4 Mar 2026, 10:14 */
export const formatDateTime = amsterdamFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
/** 4 Mar 2026 */
export const formatDate = amsterdamFormat('en-GB', { dateStyle: 'medium' });
/** Wednesday, 4 March 2026 */
export const formatFullDate = amsterdamFormat('en-GB', { dateStyle: 'full' });
/** 10:14 */
export const formatTime = amsterdamFormat('en-GB', { timeStyle: 'short' });
/** 4 maart 2026 om 10:14 */
export const formatDutchDateTime = amsterdamFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short' });

const localTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** 10:14, on the clock of this browser. */
export const formatLocalTime = (moment: string): string => localTime.format(new Date(moment));
