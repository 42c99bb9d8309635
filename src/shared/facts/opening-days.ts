import { capitalise } from '../text/text.ts';

export const WEEK = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'] as const;
export type Day = (typeof WEEK)[number];

/** When the clinic is open: days with the same hours. A day may stand in several, with a break between them. */
export type OpeningHours = ReadonlyArray<{ dagen: readonly Day[]; van: string; tot: string }>;
/** From and to: `09:00`, `17:00`. */
type Range = readonly [opens: string, closes: string];

const list = new Intl.ListFormat('nl', { type: 'conjunction' });

/** The hours of a day, the earliest first; none when the clinic is closed. */
export const rangesOn = (hours: OpeningHours, day: Day): Range[] =>
  hours
    .filter(({ dagen }) => dagen.includes(day))
    .map(({ van, tot }): Range => [van, tot])
    .sort(([one], [other]) => one.localeCompare(other));

/** The days with the same hours, in the order of their first day. Closed days are left out. */
export function sameHours(hours: OpeningHours): Array<{ days: Day[]; ranges: Range[] }> {
  const groups = new Map<string, { days: Day[]; ranges: Range[] }>();
  for (const { days, ranges } of runsOf(hours)) {
    const known = groups.get(String(ranges));
    if (known) known.days.push(...days);
    else if (ranges.length > 0) groups.set(String(ranges), { days: [...days], ranges });
  }
  return [...groups.values()];
}

/** The week in runs of days in a row with the same hours. */
export function runsOf(hours: OpeningHours): Array<{ days: Day[]; ranges: Range[] }> {
  const runs: Array<{ days: Day[]; ranges: Range[] }> = [];
  for (const day of WEEK) {
    const ranges = rangesOn(hours, day);
    const run = runs.at(-1);
    if (run && String(run.ranges) === String(ranges)) run.days.push(day);
    else runs.push({ days: [day], ranges });
  }
  return runs;
}

/** "maandag t/m woensdag en vrijdag": three days or more in a row become a range. */
export function formatDays(days: readonly Day[]): string {
  const runs = runsOf([{ dagen: days, van: '', tot: '' }]).filter(({ ranges }) => ranges.length > 0);
  return list.format(runs.flatMap(({ days }) => (days.length > 2 ? [`${days.at(0)} t/m ${days.at(-1)}`] : days)));
}

/** "maandag t/m vrijdag van 09:00 tot 17:00 uur en zaterdag van 10:00 tot 13:00 uur" */
export const describeHours = (hours: OpeningHours): string =>
  list.format(
    sameHours(hours).map(
      ({ days, ranges }) =>
        `${formatDays(days)} ${list.format(ranges.map(([opens, closes]) => `van ${opens} tot ${closes}`))} uur`,
    ),
  );

/** "Zaterdag en zondag gesloten."; empty where the clinic is open every day. */
export function describeClosedDays(hours: OpeningHours): string {
  const closed = WEEK.filter((day) => rangesOn(hours, day).length === 0);
  return closed.length > 0 ? `${capitalise(formatDays(closed))} gesloten.` : '';
}
