import type { Clinic } from '../../content/clinic.ts';

const WEEK = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'] as const;

/** The week as a reader wants it: days with the same hours together, "Maandag t/m vrijdag", "Zaterdag en zondag". */
export function weeklyHours({ dagen, van, tot }: Clinic['openingstijden']): Array<{ days: string; hours: string }> {
  const runs: Array<{ days: string[]; isOpen: boolean }> = [];
  for (const day of WEEK) {
    const isOpen = dagen.includes(day);
    const run = runs.at(-1);
    if (run?.isOpen === isOpen) run.days.push(day);
    else runs.push({ days: [day], isOpen });
  }
  return runs.map(({ days, isOpen }) => ({ days: spanOf(days), hours: isOpen ? `${van} – ${tot}` : 'Gesloten' }));
}

function spanOf(days: string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const span = days.length === 1 ? first : `${first} ${days.length === 2 ? 'en' : 't/m'} ${last}`;
  return span.charAt(0).toUpperCase() + span.slice(1);
}
