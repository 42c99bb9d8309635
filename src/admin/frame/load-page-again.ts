import { showToast } from '../../ui/toast/toasts.ts';
import { $storeUnsaved, EDITOR, setUnsaved } from './unsaved-changes.ts';

/** sessionStorage entry with the key of the draft that the reloaded page restores without asking. */
const RESUMED = 'resumed-draft';

/** Loads the page again, with the text of the open article as it is. Stays when this browser cannot store it. */
export function loadPageAgain(): void {
  if (storeForReload()) {
    location.reload();
    return;
  }
  showToast({
    title: 'Your changes would be lost',
    description: 'This browser cannot keep them: save the article first, then load this page again.',
    tone: 'danger',
  });
}

/** Stores what the editor has not saved, for the page that comes next; false when the browser refuses. */
export function storeForReload(): boolean {
  const stored = $storeUnsaved.get()?.() ?? 'nothing';
  if (stored === 'refused') return false;
  if (stored === 'nothing') return true;
  try {
    sessionStorage.setItem(RESUMED, stored.key);
  } catch {
    // The page that comes next offers the text instead.
  }
  // A form in a dialog is still guarded: the browser asks.
  setUnsaved(EDITOR, false);
  return true;
}

export function takeResumedDraft(): string | null {
  try {
    const key = sessionStorage.getItem(RESUMED);
    sessionStorage.removeItem(RESUMED);
    return key;
  } catch {
    return null;
  }
}
