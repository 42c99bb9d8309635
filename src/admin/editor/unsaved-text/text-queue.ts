import { map } from 'nanostores';
import { ApiError, NetworkError } from '../../../shared/api-client.ts';
import type { UnsavedText } from './browser-texts.ts';

/** A text is sent after this many milliseconds without a newer one. */
const QUIET_MS = 4000;
/** During continuous typing a text is sent this often. */
const LONGEST_MS = 15_000;
/** The first retry after a failure; each later one waits twice as long. */
const FIRST_RETRY_MS = 15_000;
const SLOWEST_RETRY_MS = 240_000;

type Ports = {
  store: (text: UnsavedText) => Promise<unknown>;
  remove: (key: string) => Promise<unknown>;
  /** Called when the unsaved texts on the server have changed. */
  onChanged: () => void;
  /** The keys whose text is about to be removed. */
  onRemoving: (keys: string[]) => void;
};

/** A text to store, or without one a removal. Times are of `performance.now()`, which no user sets back. */
type Waiting = { text: UnsavedText | undefined; since: number; dueAt: number };

/**
 * Stores unsaved texts on the server: the newest of each key, one request at a time, in order. A removal replaces a
 * waiting text and follows a running request, so that no late request brings a saved text back. Failures are retried
 * without a message.
 */
export function createTextQueue({ store, remove, onChanged, onRemoving }: Ports) {
  let waiting = new Map<string, Waiting>();
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let pausedUntil = 0;
  /** Increases at a logout, which clears everything. */
  let generation = 0;
  /** Keys that this page may have stored a text of. */
  const tried = new Set<string>();
  const removed = new Set<string>();
  const beingRemoved = new Set<string>();
  /** By key: when the text on the server was typed. */
  const $syncedAt = map<Record<string, string>>({});

  function syncLater(text: UnsavedText): void {
    const { key } = text;
    const now = performance.now();
    const since = waiting.get(key)?.text ? (waiting.get(key)?.since ?? now) : now;
    removed.delete(key);
    setRemoving(key, false);
    waiting.set(key, { text, since, dueAt: Math.min(now + QUIET_MS, since + LONGEST_MS) });
    schedule();
  }

  function removeNow(key: string): void {
    const wasNeverSent = waiting.get(key)?.text && !tried.has(key);
    waiting.delete(key);
    removed.add(key);
    if (!wasNeverSent) {
      // The waiting text may be the same text under its next key: it goes first.
      for (const next of waiting.values()) next.dueAt = 0;
      setRemoving(key, true);
      waiting.set(key, { text: undefined, since: 0, dueAt: 0 });
    }
    schedule();
  }

  function setRemoving(key: string, isRemoving: boolean): void {
    if (beingRemoved.has(key) === isRemoving) return;
    if (isRemoving) beingRemoved.add(key);
    else beingRemoved.delete(key);
    onRemoving([...beingRemoved]);
  }

  function schedule(): void {
    clearTimeout(timer);
    if (waiting.size === 0) return;
    const dueAt = Math.min(...[...waiting.values()].map((next) => next.dueAt));
    timer = setTimeout(() => void run(), Math.max(0, dueAt - performance.now(), pausedUntil - performance.now()));
  }

  function run(): Promise<void> {
    running ??= sendDue().finally(() => {
      running = undefined;
      schedule();
    });
    return running;
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const now = performance.now();
      const next = [...waiting].find(([, { dueAt }]) => dueAt <= now);
      if (!next || pausedUntil > now) return;
      await send(...next);
    }
  }

  async function send(key: string, sent: Waiting): Promise<void> {
    const { text } = sent;
    const own = generation;
    waiting.delete(key);
    tried.add(key);
    try {
      await (text ? store(text) : remove(key));
      failures = 0;
      $syncedAt.setKey(key, text?.at);
      if (!text) setRemoving(key, false);
      onChanged();
    } catch (error) {
      if (own !== generation) return;
      if (!isTemporary(error)) {
        if (!text) setRemoving(key, false);
        return;
      }
      // Unless something newer is waiting.
      if (!waiting.has(key)) waiting = new Map([[key, sent], ...waiting]);
      pausedUntil = performance.now() + Math.min(FIRST_RETRY_MS * 2 ** failures, SLOWEST_RETRY_MS);
      failures += 1;
    }
  }

  return {
    $syncedAt,
    syncLater,
    removeNow,
    /** Tries again at once: the connection is back, or the user has logged in again. */
    retryNow(): void {
      failures = 0;
      pausedUntil = 0;
      schedule();
    },
    /** Sends everything that waits; stops at the first failure. */
    async flush(): Promise<void> {
      for (const next of waiting.values()) next.dueAt = 0;
      pausedUntil = 0;
      // The running loop may have stopped looking.
      await running;
      await run();
    },
    /** After a logout. */
    clear(): void {
      generation += 1;
      waiting.clear();
      beingRemoved.clear();
      onRemoving([]);
      schedule();
    },
    isIdle: (): boolean => waiting.size === 0 && !running,
    /** Whether this page removed the text of a key, or is about to. */
    isRemoved: (key: string): boolean => removed.has(key),
  };
}

/** No connection, an ended session, too many requests, or a server that cannot answer now. */
const isTemporary = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (/^(401|429)$/.test(`${error.status}`) || error.status >= 500));
