import type { Page } from '@playwright/test';

/** What people install in their browser, each by what it does to the page of others. */
const EXTENSIONS = {
  /** Wraps each word of the page. */
  'a reader of single words': wrapWords,
  /** Puts its button beside every field, and its marks into what is written. */
  'a grammar helper': helpWithGrammar,
  /** Puts elements into forms, and fills fields as a program does. */
  'a password manager': managePasswords,
  /** Writes attributes and colours on every element, and puts an element into the head. */
  'dark colours': darken,
  /** Removes what looks like an advertisement before the page's scripts run. */
  'a blocker of elements': removeElements,
};

export type Extension = keyof typeof EXTENSIONS;
export const EXTENSION_NAMES = Object.keys(EXTENSIONS) as Extension[];

/** From the next page on. Each function runs in the page, as soon as there is a body, and whenever the page changes. */
export const install = (page: Page, name: Extension) => page.addInitScript(`(${whenChanged})(${EXTENSIONS[name]})`);

function whenChanged(change: (body: HTMLElement) => void) {
  const observer = new MutationObserver(apply);
  function apply() {
    if (!document.body) return;
    observer.disconnect();
    change(document.body);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }
  observer.observe(document, { childList: true, subtree: true });
}

function wrapWords(body: HTMLElement) {
  const LEFT_ALONE = 'script, style, noscript, textarea, svg, title, font, [contenteditable]';
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) {
    if (!text.parentElement || text.parentElement.closest(LEFT_ALONE) || !/\p{L}/u.test(text.data)) continue;
    const words = text.data.split(/(\s+)/).map((word) => {
      if (!/\p{L}/u.test(word)) return word;
      const font = document.createElement('font');
      font.textContent = word;
      return font;
    });
    text.replaceWith(...words);
  }
}

function helpWithGrammar(body: HTMLElement) {
  for (const field of body.querySelectorAll<HTMLElement>('input, textarea, [contenteditable=true]')) {
    if (field.dataset['gramm'] === undefined) field.dataset['gramm'] = 'false';
    if (field.nextElementSibling?.nodeName !== 'GRAMMAR-HELPER') field.after(document.createElement('grammar-helper'));
  }
  // Once: it does not fight with an editor that takes the mark out again.
  for (const paragraph of body.querySelectorAll('[contenteditable=true] p')) {
    const text = [...paragraph.childNodes].find((node) => node instanceof Text && node.data.length > 8);
    if (!(text instanceof Text) || body.dataset['marked'] !== undefined) continue;
    body.dataset['marked'] = '';
    const mark = document.createElement('grammar-mark');
    text.replaceWith(mark);
    mark.append(text);
  }
}

function managePasswords(body: HTMLElement) {
  for (const field of body.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')) {
    if (field.parentElement?.querySelector(':scope > [data-vault]')) continue;
    field.style.setProperty('background-image', 'none', 'important');
    const button = document.createElement('div');
    button.dataset['vault'] = '';
    field.before(button);
    if (field.type !== 'email') continue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'anna@clinic.example');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const form of body.querySelectorAll('form:not(:has(> [data-vault-frame]))')) {
    const frame = document.createElement('div');
    frame.dataset['vaultFrame'] = '';
    form.prepend(frame);
  }
}

function darken(body: HTMLElement) {
  document.documentElement.dataset['darkMode'] = 'dynamic';
  if (!document.head.querySelector('.dark-mode')) {
    // A style of the page's own is refused; those of an extension are not.
    const element = document.createElement('meta');
    element.className = 'dark-mode';
    document.head.prepend(element);
  }
  // Within a text it changes only what has colours of its own: the editor would take the rest out again, without end.
  for (const element of body.querySelectorAll<HTMLElement>('*:not([data-dark], [contenteditable] *)')) {
    element.dataset['dark'] = '';
    element.style?.setProperty('--dark-mode-background', '#111');
  }
}

function removeElements(body: HTMLElement) {
  if (document.readyState !== 'loading' && body.dataset['blocked'] !== undefined) return;
  for (const element of body.querySelectorAll(
    'astro-island :is(svg, p, [class*="share"], [role=status], legend, time)',
  ))
    element.remove();
  if (document.readyState !== 'loading') body.dataset['blocked'] = '';
}
