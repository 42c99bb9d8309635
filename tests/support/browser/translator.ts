import type { Page } from '@playwright/test';

/** How a translator or reader tool changes texts: it replaces them by elements, or moves them into elements. */
export type Translation = 'replaces' | 'wraps';

/**
 * A browser's translator, as those of Chrome and Edge work: each text becomes `<font><font>…</font></font>`, at load and
 * whenever the page changes; words that must not be translated are left alone. It keeps the words, so that tests find
 * them.
 */
export const translate = (page: Page, how: Translation) => page.addInitScript(translateTexts, how);

/** Runs in the page. */
function translateTexts(how: Translation) {
  const LEFT_ALONE = 'script, style, noscript, textarea, svg, title, [translate="no"], .notranslate, font';
  const translateBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      if (!text.parentElement || text.parentElement.closest(LEFT_ALONE) || !/\p{L}|\d/u.test(text.data)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      if (how === 'wraps') inner.append(text);
      else inner.textContent = text.data;
    }
  };
  const start = () => {
    translateBelow(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translateBelow(node instanceof Text ? (node.parentNode ?? node) : node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
