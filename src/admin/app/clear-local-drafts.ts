/** Deletes the drafts that this browser keeps for a user: on a shared computer the next person must not find them. */
export function clearLocalDrafts(userId: number): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(`draft:${userId}:`)) localStorage.removeItem(key);
}
