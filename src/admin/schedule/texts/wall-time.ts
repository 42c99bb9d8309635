import { longDay } from '../../data/format-date.ts';
import type { Day } from '../days.ts';

export const dayOf = (wallTime: string): Day => wallTime.slice(0, 10);
export const hourOf = (wallTime: string): string => wallTime.slice(11);

/** Thursday 26 November 2026, 09:00 */
export const longDateAndTime = (wallTime: string): string => `${longDay(dayOf(wallTime))}, ${hourOf(wallTime)}`;
/** Thursday 26 November 2026 at 09:00 */
export const longDateAtTime = (wallTime: string): string => `${longDay(dayOf(wallTime))} at ${hourOf(wallTime)}`;
