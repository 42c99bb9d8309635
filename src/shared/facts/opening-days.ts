export const WEEK = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'] as const;
export type Day = (typeof WEEK)[number];

const list = new Intl.ListFormat('nl', { type: 'conjunction' });

/** "maandag t/m woensdag en vrijdag": three days or more in a row become a range. */
export function formatDays(days: readonly Day[]): string {
  const runs = runsOf((day) => days.includes(day)).filter(({ isOpen }) => isOpen);
  return list.format(runs.flatMap(({ days }) => (days.length > 2 ? [`${days.at(0)} t/m ${days.at(-1)}`] : days)));
}

/** The week in runs of days that are all open or all closed. */
export function runsOf(isOpenOn: (day: Day) => boolean) {
  const runs: Array<{ days: Day[]; isOpen: boolean }> = [];
  for (const day of WEEK) {
    const isOpen = isOpenOn(day);
    const run = runs.at(-1);
    if (run?.isOpen === isOpen) run.days.push(day);
    else runs.push({ days: [day], isOpen });
  }
  return runs;
}
