import { removeStored, storedKeys } from './local-storage.ts';

const draftsOf = (userId: number) => storedKeys(`draft:${userId}:`);

/** Whether this browser stores text that the user has not saved. */
export const hasLocalDrafts = (userId: number): boolean => draftsOf(userId).length > 0;

/** Deletes the user's drafts from this browser, so that the next person at a shared computer does not find them. */
export function clearLocalDrafts(userId: number): void {
  for (const key of draftsOf(userId)) removeStored(key);
}
