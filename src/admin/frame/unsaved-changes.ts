import { atom } from 'nanostores';

/** Set by whatever holds text that the server does not have yet. */
export const $unsaved = atom(false);

/** Stores that text in this browser at once. */
export const $storeUnsaved = atom<(() => void) | null>(null);

export type LeaveQuestion = { title: string; description: string; confirmLabel: string };

/** What waits for the answer to a question about unsaved changes. */
export const $pendingLeave = atom<{ leave: () => void; question: LeaveQuestion } | null>(null);

/** For the editor, which keeps drafts. */
export const LEAVE_DRAFT: LeaveQuestion = {
  title: 'Leave without saving?',
  description: 'Your changes have not been saved yet. They are kept, and offered when you open this article again.',
  confirmLabel: 'Leave',
};

export const LEAVE_FORM: LeaveQuestion = {
  title: 'Leave without saving?',
  description: 'What you typed here will be lost.',
  confirmLabel: 'Leave',
};

/** Calls `leave` at once, or after a question when there are unsaved changes. Changes nothing by itself. */
export function confirmLeaving(leave: () => void, question: LeaveQuestion, mustAsk = $unsaved.get()): void {
  if (mustAsk) $pendingLeave.set({ leave, question });
  else leave();
}
