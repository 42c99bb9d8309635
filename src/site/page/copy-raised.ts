/**
 * Copied as plain text, 10⁹ stays a power: browsers write 109. Loads where words are raised or lowered, with the first
 * key or touch or move of the mouse: after selecting it could be late.
 */
if (document.querySelector('main :is(sup, sub)'))
  for (const type of ['pointerover', 'keydown'])
    addEventListener(type, () => import('./copy-words.ts').catch(() => {}));
