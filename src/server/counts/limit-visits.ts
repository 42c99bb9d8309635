const MAX_VISITS = 60;
const WINDOW_MS = 60_000;
/** Above this number of addresses the others are not limited, so that memory stays small. */
const MAX_ADDRESSES = 20_000;

const counts = new Map<string, number>();
let isEnding = false;

/**
 * Whether one address sends more visits than a person can. Stored in the memory of the process only, for a minute at
 * most, without a trace in the database. Each process has a limit of its own, which does little harm.
 */
export function isOverLimit(clientAddress: string): boolean {
  if (!isEnding) {
    isEnding = true;
    setTimeout(() => {
      isEnding = false;
      counts.clear();
    }, WINDOW_MS).unref();
  }
  const count = (counts.get(clientAddress) ?? 0) + 1;
  if (count > 1 || counts.size < MAX_ADDRESSES) counts.set(clientAddress, count);
  return count > MAX_VISITS;
}
