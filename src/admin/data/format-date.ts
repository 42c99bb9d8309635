import { amsterdamFormat, formatCardDate, formatDutchMoment } from '../../shared/dates/dates.ts';
import { MINUTE_MS } from '../../shared/dates/durations.ts';
import type { Language } from '../../shared/words/words.ts';
import { $language, t } from '../language/words.tsx';

/*
 * Every date and time that the admin shows, in its language: “Mar 04, 2026”, as on the cards of the dashboard, or
 * “4 mrt 2026”, with a weekday before it where one plans, and “10:14” behind it. Times are Amsterdam's, on a clock of 24
 * hours.
 */

type Format = (moment: string) => string;

const inLanguage =
  (formats: Record<Language, Format>): Format =>
  (moment) =>
    formats[$language.get()](moment);

/** Mar 04, 2026; 4 mrt 2026 */
export const formatDate = inLanguage({
  en: formatCardDate,
  nl: amsterdamFormat('nl-NL', { day: 'numeric', month: 'short', year: 'numeric' }),
});
/** 10:14 */
export const formatTime: Format = amsterdamFormat('en-GB', { timeStyle: 'short' });
/** Mar 04, 2026, 10:14; 4 mrt 2026, 10:14 */
export const formatDateTime = (moment: string): string => `${formatDate(moment)}, ${formatTime(moment)}`;
const weekdayOfMoment = amsterdamFormat('en-US', { weekday: 'long' });
/** Wednesday, Mar 04, 2026; woensdag 4 maart 2026 */
export const formatWeekdayDate = inLanguage({
  en: (moment) => `${weekdayOfMoment(moment)}, ${formatCardDate(moment)}`,
  nl: amsterdamFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
});

const localTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** 10:14, on the clock of this browser. */
export const formatLocalTime = (moment: string): string => localTime.format(new Date(moment));

function dayFormat(locale: string, parts: Intl.DateTimeFormatOptions): Format {
  let format: Intl.DateTimeFormat['format'] | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...parts }).format;
    return format(new Date(`${day}T00:00Z`));
  };
}

const englishDay = dayFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
const englishDayWithoutYear = dayFormat('en-US', { month: 'short', day: '2-digit' });
const englishWeekday = dayFormat('en-US', { weekday: 'long' });

/** Of calendar days such as 2026-11-26: Nov 26, 2026; 26 nov 2026 */
export const formatDay = inLanguage({
  en: englishDay,
  nl: dayFormat('nl-NL', { day: 'numeric', month: 'short', year: 'numeric' }),
});
/** Nov 26; 26 nov */
export const dayWithoutYear = inLanguage({
  en: englishDayWithoutYear,
  nl: dayFormat('nl-NL', { day: 'numeric', month: 'short' }),
});
/** Thursday; donderdag */
export const weekday = inLanguage({ en: englishWeekday, nl: dayFormat('nl-NL', { weekday: 'long' }) });
/** Thursday, Nov 26, 2026; donderdag 26 november 2026 */
export const weekdayAndDay = inLanguage({
  en: (day) => `${englishWeekday(day)}, ${englishDay(day)}`,
  nl: dayFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
});
/** Thursday, Nov 26; donderdag 26 november */
export const weekdayWithoutYear = inLanguage({
  en: (day) => `${englishWeekday(day)}, ${englishDayWithoutYear(day)}`,
  nl: dayFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long' }),
});

/** 4 maart 2026 om 10:14: in a letter to a visitor. */
export const formatDutchDateTime: Format = formatDutchMoment;

/** “Saved a minute ago”, with the date from the second day on. Server and browser clocks may differ. */
export function savedAgo(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / MINUTE_MS);
  if (minutes < 1) return t('Saved just now');
  if (minutes < 60) return t('Saved a minute ago|Saved {count} minutes ago', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t('Saved an hour ago|Saved {count} hours ago', { count: hours });
  return t('Saved on {when}', { when: formatDateTime(at) });
}
