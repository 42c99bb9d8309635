/** Keys in this browser's storage that start with `prefix`; none in a browser that refuses its storage. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** What cannot be deleted cannot be read either. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

/** Where a form of a document is kept that is not saved, one of each visit. */
export const keptFormKey = (userId: number, path: string, visit: string) => `document:${userId}:${path}:${visit}`;

export const keptFormKeys = (userId: number, path: string): string[] => storedKeys(keptFormKey(userId, path, ''));

/** The documents whose forms are kept. */
export const keptForms = (userId: number): string[] => {
  const prefix = formsOf(userId);
  return storedKeys(prefix).map((key) => key.slice(prefix.length, key.lastIndexOf(':')));
};

const formsOf = (userId: number) => `document:${userId}:`;

const textsOf = (userId: number) => [`draft:${userId}:`, formsOf(userId)].flatMap(storedKeys);

/** Whether this browser stores text that the user has not saved. */
export const hasLocalTexts = (userId: number): boolean => textsOf(userId).length > 0;

/** Deletes the user's unsaved text from this browser, so that the next person at a shared computer does not find them. */
export function clearLocalTexts(userId: number): void {
  for (const key of textsOf(userId)) removeStored(key);
}
