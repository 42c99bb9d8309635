import { atom, computed } from 'nanostores';
import { t } from './words.ts';

/** The editor, the form of a document and the dialog forms that hold unsaved text. */
const $holders = atom<ReadonlySet<string>>(new Set());
export const EDITOR = 'editor';
export const DOCUMENT = 'document';
/** Of a browser that refuses to store it. */
export const UNKEPT_DOCUMENT = 'unkept document';
export const RECOVERY_CODES = 'recovery codes';

export const $unsaved = computed($holders, ({ size }) => size > 0);
export const hasUnsaved = (holder: string) => $holders.get().has(holder);

export function setUnsaved(holder: string, isUnsaved: boolean): void {
  if (hasUnsaved(holder) === isUnsaved) return;
  const holders = new Set($holders.get());
  if (isUnsaved) holders.add(holder);
  else holders.delete(holder);
  $holders.set(holders);
}

/** For a logout, and for a reload that loses nothing. */
export const clearUnsaved = () => $holders.set(new Set());

/** Stores the text of the open article in this browser at once, and returns its key. */
export const $storeUnsaved = atom<(() => { key: string } | 'nothing' | 'refused') | null>(null);

type LeaveQuestion = { title: string; description: string; confirmLabel: string; danger?: boolean };

/** Asks about what outlives each screen and not a logout. */
export const $lostByLogout = atom<(() => LeaveQuestion) | null>(null);

/** The navigation that waits for the user's answer about unsaved changes. */
export const $pendingLeave = atom<{ leave: () => void; question: LeaveQuestion; mustAsk: () => boolean } | null>(null);

export const leaveQuestion = (): LeaveQuestion => ({
  title: t('Leave without saving?'),
  description: whatBecomesOfText(),
  confirmLabel: t('Leave'),
});

/** The editor keeps unsaved text, and this browser the form of a document. */
function whatBecomesOfText(): string {
  const holders = [...$holders.get()];
  if (holders.every((holder) => holder === EDITOR))
    return t('Your changes have not been saved yet. They are kept, and offered when you open this article again.');
  if (holders.every((holder) => holder === DOCUMENT))
    return t('Your changes have not been saved yet. They stay in this browser: open the page again here to go on.');
  return t('What is not saved here will be lost.');
}

/** Calls `leave` at once, or after a question when there are unsaved changes. */
export function confirmLeaving(leave: () => void, question: LeaveQuestion, mustAsk = () => $unsaved.get()): void {
  if (mustAsk()) $pendingLeave.set({ leave, question, mustAsk });
  else leave();
}
