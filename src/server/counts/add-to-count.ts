import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import type { Context } from '../context.ts';
import type { CountKind } from '../db/schema/daily-counts.ts';
import { writeCounts } from './write-counts.ts';

const MAX_NAME_LENGTH = 200;

/**
 * Increments one of today's counters, by the date in the Netherlands. It must not know the visitor. Never throws: a
 * lost increment does no harm.
 */
export async function addToCount(context: Context, kind: CountKind, name: string): Promise<void> {
  if (!context.countsVisits) return;
  await writeCounts(context, [
    { day: dayInAmsterdam(context.clock()), kind, name: name.slice(0, MAX_NAME_LENGTH).toWellFormed() },
  ]);
}
