/** Copied as plain text, 10⁹ stays a power: browsers write 109. Loads on pages that have raised or lowered words. */
if (document.querySelector('main :is(sup, sub)')) import('./copy-words.ts').catch(() => {});
