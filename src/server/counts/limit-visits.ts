import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';

const MAX_VISITS = 60;
const MINUTE_MS = 60_000;
/** Above this number of addresses the others are not limited, so that memory stays small. */
const MAX_ADDRESSES = 20_000;

type Minute = { startsAt: number; counts: Map<string, number> };

/** The current minute, with its visits by address. */
const minuteOf = new WeakMap<Database, Minute>();

/**
 * Whether one address sends more visits than a person can. Stored in the memory of the process only, for a minute at
 * most, without a trace in the database. Each process has a limit of its own, which does little harm.
 */
export function isOverLimit({ db, clock }: Pick<Context, 'db' | 'clock'>, clientAddress: string): boolean {
  const now = clock().getTime();
  const current = minuteOf.get(db);
  // A clock that was set back starts one too.
  const isOver = !current || now < current.startsAt || now >= current.startsAt + MINUTE_MS;
  const { counts } = isOver ? startMinute(db, now) : current;
  const count = (counts.get(clientAddress) ?? 0) + 1;
  if (count > 1 || counts.size < MAX_ADDRESSES) counts.set(clientAddress, count);
  return count > MAX_VISITS;
}

function startMinute(db: Database, now: number): Minute {
  const minute: Minute = { startsAt: now, counts: new Map() };
  minuteOf.set(db, minute);
  // Also when nobody visits again: addresses are personal data.
  setTimeout(() => minuteOf.get(db) === minute && minuteOf.delete(db), MINUTE_MS).unref();
  return minute;
}
