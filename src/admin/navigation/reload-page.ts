import { showToast } from '../../ui/toast/toasts.ts';
import { $storeUnsaved, EDITOR, setUnsaved } from './unsaved-changes.ts';
import { t } from './words.ts';

/** sessionStorage entry with the key of the unsaved text that the reloaded page restores without asking. */
const RESUMED = 'resumed-draft';

/** Reloads the page and keeps the unsaved text. Does not reload when this browser cannot store it. */
export function reloadPage(): void {
  if (storeForReload()) {
    location.reload();
    return;
  }
  showToast({
    title: t('Your changes would be lost'),
    description: t('This browser cannot keep them: save the article first, then load this page again.'),
    tone: 'danger',
  });
}

/** Stores the editor's unsaved text for the next page; false when the browser refuses. */
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

export function takeResumedText(): string | null {
  try {
    const key = sessionStorage.getItem(RESUMED);
    sessionStorage.removeItem(RESUMED);
    return key;
  } catch {
    return null;
  }
}

/** Whether the server sends the page now: a reload would otherwise end on the browser's own error page. */
export const pageResponds = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
