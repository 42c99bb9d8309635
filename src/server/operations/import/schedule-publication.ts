import { instantsOf, wallTimeOf } from '../../../shared/dates/wall-time.ts';
import { scheduleChange } from '../../articles/schedules/schedules.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { DomainError } from '../../errors/errors.ts';
import type { Transaction } from '../../transaction.ts';

type Draft = { id: number; version: number };

/** Schedules a draft for the minute at which the source site would have published it. Returns why not, for the operator. */
export async function schedulePublication(
  tx: Transaction,
  { id, version }: Draft,
  at: Date,
): Promise<string | undefined> {
  const wallTime = wallTimeOf(at);
  const [first, second] = instantsOf(wallTime);
  const occurrence = second && Math.abs(second.getTime() - at.getTime()) < 60_000 ? 'second' : 'first';
  try {
    await scheduleChange(tx, id, {
      action: 'publish',
      wallTime,
      ...(first && second && { occurrence }),
      version,
      draft: null,
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return `was scheduled for ${at.toISOString()}, is a draft now: publish it then (${errorMessage(error)})`;
  }
}
