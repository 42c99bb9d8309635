import { map } from 'nanostores';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, call, NetworkError } from '../../../shared/api-client.ts';
import { $connection, trackConnection } from '../../connection/connection.ts';
import { refresh } from '../../data/query.ts';
import { $session, onSessionChange } from '../../session/session.ts';
import { allBrowserDrafts, type RecoverableDraft } from './browser-drafts.ts';
import { $beingRemoved, draftKey, placeOf } from './keys.ts';

// Not `staffCall`: a login dialog must not interrupt typing.
const serverDrafts = createServerDrafts({
  store: ({ key, at, form, version, draftNumber = null, restored = null }) =>
    trackConnection(async () => {
      const params = paramsOf(key);
      if (!params) return;
      const body = { at, form, version, draftNumber, restored };
      await call('PUT /api/admin/recoverable-drafts/:articleId/:visit', { params, body });
    }),
  remove: (key) =>
    trackConnection(async () => {
      const params = paramsOf(key);
      if (params) await call('DELETE /api/admin/recoverable-drafts/:articleId/:visit', { params });
    }),
  onChanged: () => refresh(['unsaved-articles']),
  onRemoving: (keys) => $beingRemoved.set(keys),
});

export const { $syncedAt } = serverDrafts;

/** A colleague's version stays in this browser only: the history has it. */
export const syncToServer = (draft: RecoverableDraft): void => {
  if (!draft.replaced) serverDrafts.syncLater(draft);
};

export const removeFromServer = (key: string): void => serverDrafts.removeNow(key);

/** For when the editor closes or the tab goes into the background: it may never come back. */
export const sendWaitingDrafts = (): void => void serverDrafts.flush();

/** Sends all drafts that this browser stores for the user; false when the server does not have all of them. */
export async function sendAllToServer(userId: number): Promise<boolean> {
  const drafts = allBrowserDrafts(userId).filter(({ replaced }) => !replaced);
  for (const draft of drafts) if (!hasNewest(draft)) serverDrafts.syncLater(draft);
  await serverDrafts.flush();
  return serverDrafts.isIdle() && drafts.every(hasNewest);
}

const hasNewest = ({ key, at }: RecoverableDraft): boolean => ($syncedAt.get()[key] ?? '') >= at;

/** The user's drafts of one article on the server. */
export async function loadServerDrafts(userId: number, draftsOf: number | 'new'): Promise<RecoverableDraft[]> {
  const params = { articleId: draftsOf === 'new' ? 0 : draftsOf };
  const { drafts } = await trackConnection(() => call('GET /api/admin/recoverable-drafts/:articleId', { params }));
  return drafts
    .map(({ visit, draftNumber, restored, ...draft }): RecoverableDraft => {
      const based = { ...(draftNumber !== null && { draftNumber }), ...(restored && { restored }) };
      return { ...draft, ...based, key: draftKey(userId, draftsOf, visit), isElsewhere: true };
    })
    .filter(({ key }) => !serverDrafts.isRemoved(key));
}

/** Undefined for a text of a previous user of this tab. */
function paramsOf(key: string): { articleId: number; visit: number } | undefined {
  const { userId, ...params } = placeOf(key) ?? {};
  return userId === $session.get().data?.user?.id ? (params as { articleId: number; visit: number }) : undefined;
}

$connection.listen((state) => state === 'back' && serverDrafts.retryNow());
onSessionChange((user) => (user ? serverDrafts.retryNow() : serverDrafts.clear()));

type Options = { userId: number; draftsOf: number | 'new'; onFound: (drafts: RecoverableDraft[]) => void };

/**
 * Loads the user's drafts of an article from the server; after a failure again, once that may help. `isUnknown` until
 * it is known whether there are any.
 */
export function useServerDrafts({ userId, draftsOf, onFound }: Options): { isUnknown: boolean; lookAgain: () => void } {
  const [isUnknown, setUnknown] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const lookAgain = useCallback(() => setAttempt((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller passes a new function at each render
  useEffect(() => {
    let isCurrent = true;
    loadServerDrafts(userId, draftsOf).then(
      (drafts) => {
        if (!isCurrent) return;
        setUnknown(false);
        onFound(drafts);
      },
      (error: unknown) => isCurrent && setUnknown(!isAnswer(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, draftsOf, attempt]);
  useEffect(() => {
    if (!isUnknown) return undefined;
    const stops = [
      $connection.listen((state) => state === 'back' && lookAgain()),
      onSessionChange((user) => user && lookAgain()),
    ];
    addEventListener('online', lookAgain);
    return () => {
      for (const stop of stops) stop();
      removeEventListener('online', lookAgain);
    };
  }, [isUnknown, lookAgain]);
  return { isUnknown, lookAgain };
}

/** A refusal is an answer too: the user has no drafts there. */
const isAnswer = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.status === 404);

/** A text is sent after this many milliseconds without a newer one. */
const QUIET_MS = 4000;
/** During continuous typing a text is sent this often. */
const LONGEST_MS = 15_000;
/** The first retry after a failure; each later one waits twice as long. */
const FIRST_RETRY_MS = 15_000;
const SLOWEST_RETRY_MS = 240_000;

type Ports = {
  store: (draft: RecoverableDraft) => Promise<unknown>;
  remove: (key: string) => Promise<unknown>;
  /** Called when the unsaved texts on the server have changed. */
  onChanged: () => void;
  /** The keys whose text is about to be removed. */
  onRemoving: (keys: string[]) => void;
};

/** A text to store, or without one a removal. Times are of `performance.now()`, which no user sets back. */
type Job = { draft: RecoverableDraft | undefined; since: number; dueAt: number };

/**
 * Stores unsaved texts on the server: the newest of each key, one request at a time, in order. A removal replaces a
 * waiting text and follows a running request, so that no late request brings a saved text back. Failures are retried
 * without a message.
 */
export function createServerDrafts({ store, remove, onChanged, onRemoving }: Ports) {
  let waiting = new Map<string, Job>();
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

  function syncLater(draft: RecoverableDraft): void {
    const { key } = draft;
    const now = performance.now();
    const since = waiting.get(key)?.draft ? (waiting.get(key)?.since ?? now) : now;
    removed.delete(key);
    setRemoving(key, false);
    waiting.set(key, { draft, since, dueAt: Math.min(now + QUIET_MS, since + LONGEST_MS) });
    schedule();
  }

  function removeNow(key: string): void {
    const wasNeverSent = waiting.get(key)?.draft && !tried.has(key);
    waiting.delete(key);
    removed.add(key);
    if (!wasNeverSent) {
      // The waiting text may be the same text under its next key: it goes first.
      for (const job of waiting.values()) job.dueAt = 0;
      setRemoving(key, true);
      waiting.set(key, { draft: undefined, since: 0, dueAt: 0 });
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
    const dueAt = Math.min(...[...waiting.values()].map((job) => job.dueAt));
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

  async function send(key: string, job: Job): Promise<void> {
    const { draft } = job;
    const own = generation;
    waiting.delete(key);
    tried.add(key);
    try {
      await (draft ? store(draft) : remove(key));
      failures = 0;
      $syncedAt.setKey(key, draft?.at);
      if (!draft) setRemoving(key, false);
      onChanged();
    } catch (error) {
      if (own !== generation) return;
      if (!isTemporary(error)) {
        if (!draft) setRemoving(key, false);
        return;
      }
      // Unless something newer is waiting.
      if (!waiting.has(key)) waiting = new Map([[key, job], ...waiting]);
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
      for (const job of waiting.values()) job.dueAt = 0;
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
