/** When the clinic is open, as far as the browser needs it. Days count from Sunday, 0. */
export type Schedule = { days: number[]; opens: string; closes: string; holidays: Record<string, string> };

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

const IN_AMSTERDAM = { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'short' } as const;

/** The line that says whether the clinic is open at that moment, wherever the reader is. */
export function openingLine(now: Date, schedule: Schedule): string {
  const [today = '', time = ''] = now.toLocaleString('sv-SE', IN_AMSTERDAM).split(' ');
  const holiday = schedule.holidays[today];
  const works = isWorkday(today, schedule);
  const opens = clock(schedule.opens);
  if (works && time < schedule.opens) return `Nu gesloten. Vandaag open vanaf ${opens} uur.`;
  if (works && time < schedule.closes) return `Nu geopend, tot ${clock(schedule.closes)} uur.`;
  const closed = holiday ? `Vandaag gesloten (${holiday}).` : 'Nu gesloten.';
  return `${closed} Weer open ${nextOpening(today, schedule)} om ${opens} uur.`;
}

function nextOpening(today: string, schedule: Schedule): string {
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const date = new Date(Date.parse(today) + ahead * DAY_MS).toISOString().slice(0, 10);
    if (isWorkday(date, schedule)) return ahead === 1 ? 'morgen' : (WEEKDAYS[weekday(date)] ?? '');
  }
  return '';
}

const weekday = (date: string) => new Date(date).getUTCDay();
const isWorkday = (date: string, { days, holidays }: Schedule) => days.includes(weekday(date)) && !holidays[date];
const clock = (time: string) => time.replace(/^0/, '').replace(':', '.');
