const draftsOf = (userId: number) => Object.keys(localStorage).filter((key) => key.startsWith(`draft:${userId}:`));

/** Whether this browser keeps text that the user has not saved. */
export const hasLocalDrafts = (userId: number): boolean => draftsOf(userId).length > 0;

/** Deletes the drafts that this browser keeps for a user: on a shared computer the next person must not find them. */
export function clearLocalDrafts(userId: number): void {
  for (const key of draftsOf(userId)) localStorage.removeItem(key);
}
