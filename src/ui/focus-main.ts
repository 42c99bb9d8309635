/** Where the focus goes when what had it is gone, such as the card of a deleted article. */
export const focusMain = () => document.getElementById('main')?.focus();
