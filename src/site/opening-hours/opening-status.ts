import { DAY_MS } from '../../shared/dates/durations.ts';
import { wallTimeOf } from '../../shared/dates/wall-time.ts';

type Range = readonly [opens: string, closes: string];

/** The data that the browser gets. */
export type Schedule = {
  /** The hours of each weekday, from Sunday on. */
  week: ReadonlyArray<readonly Range[]>;
  /** Dates with the reason why the clinic is closed, and from when if it is open before. */
  closed: Record<string, { reason: string; from?: string }>;
};

const MAX_DAYS_AHEAD = 100;

/** Whether the clinic is open now, by Amsterdam's clock: "Nu geopend, tot 17:00 uur." */
export function openingStatus(now: Date, schedule: Schedule): string {
  const [today = '', time = ''] = wallTimeOf(now).split('T');
  const hours = hoursOn(today, schedule);
  const current = hours.find(([opens, closes]) => opens <= time && time < closes);
  if (current) return `Nu geopend, tot ${current[1]} uur.`;
  const later = hours.find(([opens]) => time < opens);
  if (later) return `Nu gesloten. Vandaag open vanaf ${later[0]} uur.`;
  const closure = schedule.closed[today];
  const closed = closure
    ? `Vandaag gesloten${closure.from ? ` vanaf ${closure.from} uur` : ''} (${closure.reason}).`
    : 'Nu gesloten.';
  const next = nextOpening(today, schedule);
  return next ? `${closed} Weer open ${next}.` : closed;
}

/** "morgen om 09:00 uur", or with its date when it is a week away or more: "maandag 4 januari om 09:00 uur". */
function nextOpening(today: string, schedule: Schedule): string | undefined {
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const date = new Date(Date.parse(today) + ahead * DAY_MS);
    const [first] = hoursOn(date.toISOString().slice(0, 10), schedule);
    if (!first) continue;
    const withDate = ahead < 7 ? {} : ({ day: 'numeric', month: 'long' } as const);
    const day =
      ahead === 1 ? 'morgen' : date.toLocaleDateString('nl-NL', { weekday: 'long', timeZone: 'UTC', ...withDate });
    return `${day} om ${first[0]} uur`;
  }
  return undefined;
}

/** The hours of a date, without what a closure takes. */
export function hoursOn(date: string, { week, closed }: Schedule): readonly Range[] {
  const hours = week[new Date(date).getUTCDay()] ?? [];
  const closure = closed[date];
  if (!closure) return hours;
  const { from } = closure;
  if (!from) return [];
  return hours
    .filter(([opens]) => opens < from)
    .map(([opens, closes]): Range => [opens, from.localeCompare(closes) < 0 ? from : closes]);
}
