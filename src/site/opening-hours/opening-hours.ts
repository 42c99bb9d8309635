import type { Clinic } from '../../content/clinic.ts';

type OpeningHours = Clinic['openingstijden'];
type Day = OpeningHours['dagen'][number];

const WEEK: readonly Day[] = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];

/** As `Date.getUTCDay` counts: 0 is Sunday. */
export const weekdayNumber = (day: Day): number => (WEEK.indexOf(day) + 1) % 7;

/** A row per run of days with the same hours: "Maandag t/m vrijdag" with "09:00 – 17:00". */
export const weeklyHours = ({ dagen, van, tot }: OpeningHours): Array<{ days: string; hours: string }> =>
  runsOf((day) => dagen.includes(day)).map(({ days, isOpen }) => ({
    days: formatDays(days),
    hours: isOpen ? formatHours(van, tot) : 'Gesloten',
  }));

/** The open days on one line: "Maandag t/m vrijdag 09:00 – 17:00". */
export const formatOpeningHours = ({ dagen, van, tot }: OpeningHours): string =>
  `${formatDays(dagen)} ${formatHours(van, tot)}`;

const formatHours = (opens: string, closes: string) => `${opens} – ${closes}`;

const list = new Intl.ListFormat('nl', { type: 'conjunction' });

/** "Maandag t/m woensdag en vrijdag": three days or more in a row become a range. */
function formatDays(days: readonly Day[]): string {
  const runs = runsOf((day) => days.includes(day)).filter(({ isOpen }) => isOpen);
  const parts = runs.flatMap(({ days }) => (days.length > 2 ? [`${days.at(0)} t/m ${days.at(-1)}`] : days));
  const text = list.format(parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The week in runs of days that are all open or all closed. */
function runsOf(isOpenOn: (day: Day) => boolean) {
  const runs: Array<{ days: Day[]; isOpen: boolean }> = [];
  for (const day of WEEK) {
    const isOpen = isOpenOn(day);
    const run = runs.at(-1);
    if (run?.isOpen === isOpen) run.days.push(day);
    else runs.push({ days: [day], isOpen });
  }
  return runs;
}
