import { atom } from 'nanostores';

export const $unsaved = atom(false);

/** Leaves the page once the user confirms that unsaved changes may be left. */
export const $pendingLeave = atom<(() => void) | null>(null);

/** Calls `leave` at once, or after a question when there are unsaved changes. */
export function confirmLeaving(leave: () => void): void {
  if ($unsaved.get()) $pendingLeave.set(leave);
  else leave();
}

export function leaveWithoutConfirming(path: string): void {
  $unsaved.set(false);
  location.assign(path);
}
