import type { scheduleChange } from '../../../shared/contract/articles/schedules.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import { formatDetailDate } from '../../../shared/dates/dates.ts';
import { instantsOf, isCalendarTime, timesAroundGap, wallTimeOf } from '../../../shared/dates/wall-time.ts';
import { DomainError } from '../../errors/errors.ts';

type Typed = Pick<EndpointParsed<typeof scheduleChange>['body'], 'wallTime' | 'occurrence'>;

/** A date further away is a typing error. */
const MAX_YEARS = 5;

/**
 * The instant of a wall time. Throws `invalid` for a date that does not exist, an hour that the clocks skip or show
 * twice, and a moment in the past or years away.
 */
export function decideDueAt({ wallTime, occurrence }: Typed, now: Date): Date {
  if (!isCalendarTime(wallTime)) throw refusal('wallTime', 'This date does not exist. Choose another one.');
  // Compares the years by wall time, because odd years may have no instant.
  if (wallTime > yearsLater(now)) throw refusal('wallTime', `Choose a moment within ${MAX_YEARS} years.`);
  const [first, second] = instantsOf(wallTime);
  if (!first) throw wallTime < wallTimeOf(now) ? passed() : refusal('wallTime', skippedMessage(wallTime));
  if (second && !occurrence) throw refusal('occurrence', twiceMessage(wallTime, first));
  const instant = second && occurrence === 'second' ? second : first;
  if (instant <= now) throw passed();
  return instant;
}

function yearsLater(now: Date): string {
  const later = new Date(now);
  later.setUTCFullYear(now.getUTCFullYear() + MAX_YEARS);
  return wallTimeOf(later);
}

const passed = () => refusal('wallTime', 'That moment has passed. Choose a later one.');

function skippedMessage(wallTime: string): string {
  const { before, after } = timesAroundGap(wallTime);
  const day = formatDetailDate(instantsOf(after)[0] ?? '');
  return `The clocks go forward on ${day}, so there is no ${hourOf(wallTime)}. Choose ${hourOf(before)} or earlier, or ${hourOf(after)} or later.`;
}

const twiceMessage = (wallTime: string, instant: Date) =>
  `The clocks go back on ${formatDetailDate(instant)}, so ${hourOf(wallTime)} comes twice. Choose the first or the second.`;

const hourOf = (wallTime: string) => wallTime.slice(-'09:00'.length);

const refusal = (field: 'wallTime' | 'occurrence', message: string) =>
  new DomainError('invalid', message, { fields: { [field]: message } });
