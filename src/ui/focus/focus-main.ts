/** Moves the focus to the page when the focused element was removed. */
export const focusMain = () => document.getElementById('main')?.focus();
