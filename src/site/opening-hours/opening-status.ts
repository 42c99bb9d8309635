/** When the clinic is open, as far as the browser needs it. Days count from Sunday, 0; `closed`: the day → why. */
export type Schedule = { days: number[]; opens: string; closes: string; closed: Record<string, string> };

const DAY_MS = 24 * 60 * 60 * 1000;
const FARTHEST_DAYS = 100;
const IN_AMSTERDAM = { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'short' } as const;

/** The line that says whether the clinic is open at that moment, wherever the reader is. */
export function openingStatus(now: Date, schedule: Schedule): string {
  const [today = '', time = ''] = amsterdamDateAndTime(now);
  const reason = schedule.closed[today];
  const works = isWorkday(today, schedule);
  const opens = clock(schedule.opens);
  if (works && time < schedule.opens) return `Nu gesloten. Vandaag open vanaf ${opens} uur.`;
  if (works && time < schedule.closes) return `Nu geopend, tot ${clock(schedule.closes)} uur.`;
  const closed = reason ? `Vandaag gesloten (${reason}).` : 'Nu gesloten.';
  const next = nextOpening(today, schedule);
  return next ? `${closed} Weer open ${next} om ${opens} uur.` : closed;
}

/** The day and the time in Waalre: `2026-12-28`, `09:30`. */
export const amsterdamDateAndTime = (now: Date) => now.toLocaleString('sv-SE', IN_AMSTERDAM).split(' ');

/** ‘morgen’, ‘dinsdag’, and from a week on with its date: ‘maandag 4 januari’. */
function nextOpening(today: string, schedule: Schedule): string | undefined {
  for (let ahead = 1; ahead <= FARTHEST_DAYS; ahead += 1) {
    const date = new Date(Date.parse(today) + ahead * DAY_MS);
    if (!isWorkday(date.toISOString().slice(0, 10), schedule)) continue;
    if (ahead === 1) return 'morgen';
    const withDate = ahead < 7 ? {} : ({ day: 'numeric', month: 'long' } as const);
    return date.toLocaleDateString('nl-NL', { weekday: 'long', timeZone: 'UTC', ...withDate });
  }
  return undefined;
}

const isWorkday = (date: string, { days, closed }: Schedule) =>
  days.includes(new Date(date).getUTCDay()) && !closed[date];
const clock = (time: string) => time.replace(/^0/, '').replace(':', '.');
