import { DomainError } from '../errors/errors.ts';

const MAX_VISITS = 60;
const WINDOW_SECONDS = 60;
/** Beyond it the others are not limited: memory stays small. */
const MAX_ADDRESSES = 20_000;

const counts = new Map<string, number>();
let isEnding = false;

/**
 * In the memory of the process alone, and gone within a minute: no statement, and no trace. Several processes allow as
 * many times more, which harms little. Throws `too-many`.
 */
export function limitVisits(clientAddress: string): void {
  if (!isEnding) {
    isEnding = true;
    setTimeout(() => {
      isEnding = false;
      counts.clear();
    }, WINDOW_SECONDS * 1000).unref();
  }
  const count = (counts.get(clientAddress) ?? 0) + 1;
  if (count > 1 || counts.size < MAX_ADDRESSES) counts.set(clientAddress, count);
  if (count > MAX_VISITS)
    throw new DomainError('too-many', 'Many pages were opened from your connection; they are not all counted.', {
      retryAfterSeconds: WINDOW_SECONDS,
    });
}
