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
