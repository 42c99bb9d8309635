/** sessionStorage entry with the key of the draft that the reloaded page restores without asking. */
const RESUMED = 'resumed-draft';

export const resumeAfterReload = (key: string) => sessionStorage.setItem(RESUMED, key);

export function takeResumedDraft(): string | null {
  const key = sessionStorage.getItem(RESUMED);
  sessionStorage.removeItem(RESUMED);
  return key;
}
