import { atom } from 'nanostores';

/** Whether this page holds changes that are not saved. */
export const $unsaved = atom(false);

/** What somebody wants to do that would leave unsaved changes behind; waits for their answer. */
export const $pendingLeave = atom<(() => void) | null>(null);

/** Does `leave` at once, or after asking when there are unsaved changes. */
export function confirmLeaving(leave: () => void): void {
  if ($unsaved.get()) $pendingLeave.set(leave);
  else leave();
}

/** Goes to `path` without a question: the person has answered it, or everything is kept. */
export function leaveWithoutConfirming(path: string): void {
  $unsaved.set(false);
  location.assign(path);
}
