import { useCallback, useEffect, useState } from 'react';
import { ApiError, call } from '../../../shared/api-client.ts';
import { $connection, trackConnection } from '../../connection/connection.ts';
import { refresh } from '../../data/query.ts';
import { $session, onSessionChange } from '../../session/session.ts';
import { allBrowserTexts, type UnsavedText } from './browser-texts.ts';
import { $beingRemoved, placeOf, textKey } from './keys.ts';
import { createTextQueue } from './text-queue.ts';

// Not `staffCall`: a login dialog must not interrupt typing.
const queue = createTextQueue({
  store: async ({ key, at, form, version, draftNumber = null, restored = null }) => {
    const params = paramsOf(key);
    const body = { at, form, version, draftNumber, restored };
    await trackConnection(() => call('PUT /api/admin/recoverable-drafts/:articleId/:visit', { params, body }));
  },
  remove: async (key) => {
    const params = paramsOf(key);
    await trackConnection(() => call('DELETE /api/admin/recoverable-drafts/:articleId/:visit', { params }));
  },
  onChanged: () => refresh(['unsaved-articles']),
  onRemoving: (keys) => $beingRemoved.set(keys),
});

export const { $syncedAt } = queue;

/** A colleague's version stays in this browser only: the history has it. */
export const syncToServer = (text: UnsavedText): void => {
  if (!text.replaced) queue.syncLater(text);
};

export const removeFromServer = (key: string): void => queue.removeNow(key);

/** For when the editor closes or the tab goes into the background: it may never come back. */
export const sendWaitingTexts = (): void => void queue.flush();

/** Sends all texts that this browser stores for the user; false when the server does not have all of them. */
export async function sendAllToServer(userId: number): Promise<boolean> {
  const texts = allBrowserTexts(userId).filter(({ replaced }) => !replaced);
  for (const text of texts) if (!hasNewest(text)) queue.syncLater(text);
  await queue.flush();
  return queue.isIdle() && texts.every(hasNewest);
}

const hasNewest = ({ key, at }: UnsavedText): boolean => ($syncedAt.get()[key] ?? '') >= at;

/** The user's texts of one article on the server. */
export async function loadServerTexts(userId: number, textsOf: number | 'new'): Promise<UnsavedText[]> {
  const params = { articleId: textsOf === 'new' ? 0 : textsOf };
  const { drafts: texts } = await trackConnection(() =>
    call('GET /api/admin/recoverable-drafts/:articleId', { params }),
  );
  return texts
    .map(({ visit, draftNumber, restored, ...text }): UnsavedText => {
      const based = { ...(draftNumber !== null && { draftNumber }), ...(restored && { restored }) };
      return { ...text, ...based, key: textKey(userId, textsOf, visit), isElsewhere: true };
    })
    .filter(({ key }) => !queue.isRemoved(key));
}

/** Throws for a text of a previous user of this tab: it is not on the server, and waits here for its user. */
function paramsOf(key: string): { articleId: number; visit: number } {
  const place = placeOf(key);
  if (!place || place.userId !== $session.get().data?.user?.id) throw new Error(`${key} is of another user`);
  return { articleId: place.articleId, visit: place.visit };
}

$connection.listen((state) => state === 'back' && queue.retryNow());
onSessionChange((user) => (user ? queue.retryNow() : queue.clear()));

type Options = { userId: number; textsOf: number | 'new'; onFound: (texts: UnsavedText[]) => void };

/**
 * Loads the user's texts of an article from the server; after a failure again, once that may help. `isUnknown` until
 * it is known whether there are any.
 */
export function useServerTexts({ userId, textsOf, onFound }: Options): { isUnknown: boolean; lookAgain: () => void } {
  const [isUnknown, setUnknown] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const lookAgain = useCallback(() => setAttempt((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller passes a new function at each render
  useEffect(() => {
    let isCurrent = true;
    loadServerTexts(userId, textsOf).then(
      (texts) => {
        if (!isCurrent) return;
        setUnknown(false);
        onFound(texts);
      },
      (error: unknown) => isCurrent && setUnknown(!isAnswer(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, textsOf, attempt]);
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

/** A refusal is an answer too: the user has no texts there. */
const isAnswer = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.status === 404);
