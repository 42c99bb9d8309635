/** When the clinic is open, as far as the browser needs it. Days count from Sunday, 0. */
export type Schedule = { days: number[]; opens: string; closes: string; holidays: Record<string, string> };

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

const inAmsterdam = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The line that says whether the clinic is open at that moment, wherever the reader is. */
export function openingState(now: Date, schedule: Schedule): { open: boolean; line: string } {
  const [today = '', time = ''] = inAmsterdam.format(now).split(' ');
  const holiday = schedule.holidays[today];
  const works = isWorkday(today, schedule);
  if (works && time >= schedule.opens && time < schedule.closes) {
    return { open: true, line: `Nu geopend, tot ${clock(schedule.closes)} uur.` };
  }
  if (works && time < schedule.opens) {
    return { open: false, line: `Nu gesloten. Vandaag open vanaf ${clock(schedule.opens)} uur.` };
  }
  const closed = holiday ? `Vandaag gesloten (${holiday}).` : 'Nu gesloten.';
  return { open: false, line: `${closed} Weer open ${nextOpening(today, schedule)} om ${clock(schedule.opens)} uur.` };
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
