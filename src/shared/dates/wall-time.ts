/* Wall times in Amsterdam: 2026-12-01T09:00. `Intl` has the rules, in every browser. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const clocks = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Amsterdam',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The wall time of an instant in the years 1 to 9999. */
export function wallTimeOf(instant: Date): string {
  const parts = new Map(clocks.formatToParts(instant).map(({ type, value }) => [type, value]));
  const year = (parts.get('year') ?? '').padStart(4, '0');
  return `${year}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`;
}

/** Whether the date and the hour exist in the calendar: 30 February does not. */
export function isCalendarTime(wallTime: string): boolean {
  const time = asUtc(wallTime);
  return !Number.isNaN(time) && toText(time) === wallTime;
}

/**
 * The instants of a wall time: none in the hour that is skipped when the clocks go forward, two, the earlier first, in
 * the hour that comes twice when they go back.
 */
export function instantsOf(wallTime: string): Date[] {
  if (!isCalendarTime(wallTime)) return [];
  const time = asUtc(wallTime);
  // The clocks change at most once in two days, so its offset is that of the day before or the day after.
  const instants = [time - DAY, time + DAY].map((near) => time - offsetAt(near));
  return [...new Set(instants)]
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
    .map((instant) => new Date(instant))
    .filter((instant) => wallTimeOf(instant) === wallTime);
}

/** The last wall time before, and the first after, a skipped hour. */
export function timesAroundGap(wallTime: string): { before: string; after: string } {
  return { before: nearestExisting(wallTime, -MINUTE), after: nearestExisting(wallTime, MINUTE) };
}

function nearestExisting(wallTime: string, step: number): string {
  let time = asUtc(wallTime);
  while (instantsOf(toText(time)).length === 0) time += step;
  return toText(time);
}

const asUtc = (wallTime: string): number => Date.parse(`${wallTime}:00Z`);
const toText = (time: number): string => new Date(time).toISOString().slice(0, 16);
const offsetAt = (instant: number): number => asUtc(wallTimeOf(new Date(instant))) - instant;
