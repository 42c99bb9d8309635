import { HOUR_MS, MINUTE_MS } from '../../../shared/dates/durations.ts';
import { dayNumber } from '../days.ts';

const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** The time until a moment, such as “in 3 days”. Days are calendar days in Amsterdam, also those of 23 or 25 hours. */
export function inTime(moment: string, now: number): string {
  const left = Date.parse(moment) - now;
  if (left <= 0) return 'due now';
  const minutes = Math.round(left / MINUTE_MS);
  if (minutes <= 1) return 'in a minute';
  if (minutes < 60) return words.format(minutes, 'minute');
  const hours = Math.round(left / HOUR_MS);
  const days = dayNumber(moment) - dayNumber(now);
  if (days === 0 || hours < 6) return hours === 1 ? 'in an hour' : words.format(hours, 'hour');
  if (days <= 30) return words.format(days, 'day');
  const months = Math.round(days / 30.44);
  return months < 24 ? words.format(Math.max(months, 2), 'month') : words.format(Math.round(days / 365.25), 'year');
}
