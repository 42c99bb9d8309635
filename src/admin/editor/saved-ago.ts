import { MINUTE_MS } from '../../shared/dates/durations.ts';
import { formatDateTime } from '../data/format-date.ts';

/** “Saved a minute ago”, with the date from the second day on. Server and browser clocks may differ. */
export function savedAgo(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / MINUTE_MS);
  if (minutes < 1) return 'Saved just now';
  if (minutes < 60) return `Saved ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `Saved ${hours === 1 ? 'an hour' : `${hours} hours`} ago`;
  return `Saved on ${formatDateTime(at)}`;
}
