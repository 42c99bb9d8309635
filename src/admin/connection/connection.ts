import { atom } from 'nanostores';
import { ApiError, call, NetworkError } from '../../shared/api-client.ts';

/** `back`: for some seconds after an outage. */
export const $connection = atom<'works' | 'lost' | 'back'>('works');

const BACK_MS = 8000;
const FIRST_PROBE_MS = 3000;
const SLOWEST_PROBE_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isProbing = false;

/** Called after every call that reached the server. */
function reportReached(): void {
  if ($connection.get() !== 'lost') return;
  clearTimeout(timer);
  $connection.set('back');
  timer = setTimeout(() => $connection.set('works'), BACK_MS);
}

/**
 * Called after every failed call. A second request confirms the failure, because one call may fail for another reason.
 */
function reportUnreached(): void {
  if ($connection.get() !== 'lost') void probe(FIRST_PROBE_MS);
}

function setLost(): void {
  clearTimeout(timer);
  $connection.set('lost');
}

async function probe(waitMs: number): Promise<void> {
  if (isProbing) return;
  isProbing = true;
  const isReached = navigator.onLine && (await answers());
  isProbing = false;
  if (isReached) return reportReached();
  setLost();
  // A hidden tab stops asking; `visibilitychange` starts again.
  if (document.visibilityState === 'hidden') return;
  timer = setTimeout(() => void probe(Math.min(waitMs * 2, SLOWEST_PROBE_MS)), waitMs);
}

/** Any response will do, even one without a database. */
const answers = () =>
  call('GET /api/admin/me', {}).then(
    () => true,
    (error: unknown) => !(error instanceof NetworkError),
  );

/** Follows the browser's online and offline events. Returns a function that stops it. */
export function watchConnection(): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  const ask = () => {
    if ($connection.get() !== 'lost' || document.visibilityState === 'hidden') return;
    clearTimeout(timer);
    void probe(FIRST_PROBE_MS);
  };
  addEventListener('offline', () => void probe(FIRST_PROBE_MS), options);
  addEventListener('online', ask, options);
  document.addEventListener('visibilitychange', ask, options);
  if (!navigator.onLine) void probe(FIRST_PROBE_MS);
  return () => {
    listening.abort();
    // The timer of `back` ends it.
    if ($connection.get() === 'lost') clearTimeout(timer);
  };
}

/** Runs `work`, which calls the API, and reports whether the server was reached. Any response counts. */
export async function trackConnection<T>(work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    reportReached();
    return result;
  } catch (error) {
    if (error instanceof NetworkError) reportUnreached();
    else if (error instanceof ApiError) reportReached();
    throw error;
  }
}
