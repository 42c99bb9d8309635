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
const weekdayNumber = (day: Day): number => (WEEK.indexOf(day) + 1) % 7;

/** The hours of each weekday, from Sunday on. */
export const hoursByWeekday = (hours: OpeningHours) =>
  WEEK.toSorted((one, other) => weekdayNumber(one) - weekdayNumber(other)).map((day) => rangesOn(hours, day));

/** A row per run of days with the same hours: "Maandag t/m vrijdag" with "10:00 – 16:00". */
export const weeklyHours = (hours: OpeningHours): Array<{ days: string; hours: string }> =>
  runsOf(hours).map(({ days, ranges }) => ({
    days: capitalise(formatDays(days)),
    hours: ranges.length > 0 ? formatRanges(ranges) : 'Gesloten',
  }));

/** A line for the days with the same hours: "Maandag t/m vrijdag 10:00 – 16:00". */
export const openingLines = (hours: OpeningHours): string[] =>
  sameHours(hours).map(({ days, ranges }) => `${capitalise(formatDays(days))} ${formatRanges(ranges)}`);

const formatRanges = (ranges: ReturnType<typeof rangesOn>) =>
  ranges.map(([opens, closes]) => `${opens} – ${closes}`).join(' en ');
