const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The modifier's name on this keyboard: Ctrl on Windows and Linux, ⌘ on a Mac. */
export const modifier = (): string => (isApple() ? '⌘' : 'Ctrl');

/** Keys such as `Ctrl+Alt+1`, with the names of this keyboard. */
export const platformKeys = (keys: string): string =>
  isApple() ? (ON_APPLE[keys] ?? keys).replace('Ctrl', modifier()).replace('Alt', 'Option') : keys;

/** ⌘H hides the window. */
const ON_APPLE: Record<string, string> = { 'Ctrl+H': 'Ctrl+Alt+F' };

/** Whether the event is this letter with Ctrl or ⌘ and nothing else. */
export const isShortcut = (event: KeyboardEvent, letter: string): boolean =>
  event.key.toLowerCase() === letter && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Whether a key of the app may act: nothing else has handled it, it is not held down, and no dialog is open. */
export const mayHandleKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.repeat && !isDialogOpen();

/** Whether the focus is in a text field. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
