const MAX_VISITS = 60;
const WINDOW_MS = 60_000;
/** Beyond it the others are not limited: memory stays small. */
const MAX_ADDRESSES = 20_000;

const counts = new Map<string, number>();
let isEnding = false;

/**
 * Whether so many visits come from one address that no person makes them. Known in the memory of the process alone, for
 * a minute at most: no statement, and no trace. Several processes allow as many times more, which harms little.
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
