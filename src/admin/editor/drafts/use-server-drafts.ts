import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../shared/api-client.ts';
import { $connection } from '../../connection/connection.ts';
import { onSessionChange } from '../../session/session.ts';
import type { Draft } from './drafts.ts';
import { loadServerDrafts } from './server-draft-sync.ts';

type Options = { userId: number; draftsOf: number | 'new'; onFound: (drafts: Draft[]) => void };

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
