import { DAY_MS } from '../../shared/dates/durations.ts';
import { wallTimeOf } from '../../shared/dates/wall-time.ts';

/** The data that the browser gets. Weekdays count from Sunday, 0; `closed` maps a date to the reason. */
export type Schedule = { days: number[]; opens: string; closes: string; closed: Record<string, string> };

const MAX_DAYS_AHEAD = 100;

/** Whether the clinic is open now, by Amsterdam's clock: "Nu geopend, tot 17:00 uur." */
export function openingStatus(now: Date, schedule: Schedule): string {
  const [today = '', time = ''] = wallTimeOf(now).split('T');
  const { opens, closes } = schedule;
  const opensToday = isOpenOn(today, schedule);
  if (opensToday && time < opens) return `Nu gesloten. Vandaag open vanaf ${opens} uur.`;
  if (opensToday && time < closes) return `Nu geopend, tot ${closes} uur.`;
  const reason = schedule.closed[today];
  const closed = reason ? `Vandaag gesloten (${reason}).` : 'Nu gesloten.';
  const next = nextOpening(today, schedule);
  return next ? `${closed} Weer open ${next} om ${opens} uur.` : closed;
}

/** "morgen", "dinsdag", or with its date when it is a week away or more: "maandag 4 januari". */
function nextOpening(today: string, schedule: Schedule): string | undefined {
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const date = new Date(Date.parse(today) + ahead * DAY_MS);
    if (!isOpenOn(date.toISOString().slice(0, 10), schedule)) continue;
    if (ahead === 1) return 'morgen';
    const withDate = ahead < 7 ? {} : ({ day: 'numeric', month: 'long' } as const);
    return date.toLocaleDateString('nl-NL', { weekday: 'long', timeZone: 'UTC', ...withDate });
  }
  return undefined;
}

const isOpenOn = (date: string, { days, closed }: Schedule) =>
  days.includes(new Date(date).getUTCDay()) && !closed[date];
