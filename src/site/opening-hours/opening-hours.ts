import {
  type Day,
  formatDays,
  type OpeningHours,
  rangesOn,
  runsOf,
  sameHours,
  WEEK,
} from '../../shared/facts/opening-days.ts';
import { capitalise } from '../../shared/text/text.ts';

/** Weekdays as `Date.getUTCDay` counts them: 0 is Sunday. */
export const weekdayNumber = (day: Day): number => (WEEK.indexOf(day) + 1) % 7;

/** The hours of each weekday, from Sunday on. */
export const hoursByWeekday = (hours: OpeningHours) =>
  WEEK.toSorted((one, other) => weekdayNumber(one) - weekdayNumber(other)).map((day) => rangesOn(hours, day));

/** A row per run of days with the same hours: "Maandag t/m vrijdag" with "10:00 – 16:00". */
export const weeklyHours = (hours: OpeningHours): Array<{ days: string; hours: string }> =>
  runsOf(hours).map(({ days, ranges }) => ({
    days: capitalise(formatDays(days)),
    hours: ranges.length > 0 ? formatRanges(ranges) : 'Gesloten',
  }));

/** The open days on one line: "Maandag t/m vrijdag 10:00 – 16:00, zaterdag 10:00 – 13:00". */
export const formatOpeningHours = (hours: OpeningHours): string =>
  capitalise(
    sameHours(hours)
      .map(({ days, ranges }) => `${formatDays(days)} ${formatRanges(ranges)}`)
      .join(', '),
  );

const formatRanges = (ranges: ReturnType<typeof rangesOn>) =>
  ranges.map(([opens, closes]) => `${opens} – ${closes}`).join(' en ');
