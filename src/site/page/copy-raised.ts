/** Copied as plain text, 10⁹ stays a power: browsers write 109. Loads when somebody selects, where words are raised or lowered. */
if (document.querySelector('main :is(sup, sub)')) {
  document.addEventListener('selectionchange', () => import('./copy-words.ts').catch(() => {}), { once: true });
}
