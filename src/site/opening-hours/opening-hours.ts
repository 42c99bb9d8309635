import { type Day, formatDays, runsOf, WEEK } from '../../shared/facts/opening-days.ts';
import { capitalise } from '../../shared/text/text.ts';
import type { Clinic } from '../entries.ts';

type OpeningHours = Clinic['openingstijden'];

/** Weekdays as `Date.getUTCDay` counts them: 0 is Sunday. */
export const weekdayNumber = (day: Day): number => (WEEK.indexOf(day) + 1) % 7;

/** A row per run of days with the same hours: "Maandag t/m vrijdag" with "10:00 – 16:00". */
export const weeklyHours = ({ dagen, van, tot }: OpeningHours): Array<{ days: string; hours: string }> =>
  runsOf((day) => dagen.includes(day)).map(({ days, isOpen }) => ({
    days: capitalise(formatDays(days)),
    hours: isOpen ? formatHours(van, tot) : 'Gesloten',
  }));

/** The open days on one line: "Maandag t/m vrijdag 10:00 – 16:00". */
export const formatOpeningHours = ({ dagen, van, tot }: OpeningHours): string =>
  `${capitalise(formatDays(dagen))} ${formatHours(van, tot)}`;

const formatHours = (opens: string, closes: string) => `${opens} – ${closes}`;
