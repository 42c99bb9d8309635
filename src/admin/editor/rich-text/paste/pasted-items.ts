import { unwrap } from '../pasted-formatting.ts';
import { rename } from './rename.ts';

/** What an item cannot begin with: it begins with a line. */
const NO_LINE = 'img, table, details, figure, blockquote, pre, dl, aside, hr';

/** Makes items of lists begin with a line, and lists of pictures or boxes plain blocks. */
export function repairItems(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('li > h1:first-child, li > h2:first-child, li > h3:first-child')) {
    const strong = heading.ownerDocument.createElement('strong');
    strong.append(...heading.childNodes);
    heading.append(strong);
    rename(heading, 'p');
  }
  for (const list of body.querySelectorAll(
    'ul > ul:only-child, ol > ol:only-child, ul > ol:only-child, ol > ul:only-child',
  ))
    if (list.parentElement) unwrap(list.parentElement);
  for (const list of [...body.querySelectorAll('ul, ol')].reverse()) {
    const items = [...list.children].filter(({ localName }) => localName === 'li');
    const blocks = items.filter(beginsWithBlock);
    if (blocks.length === 0) continue;
    if (blocks.length < items.length) for (const item of blocks) item.prepend(item.ownerDocument.createElement('p'));
    else {
      for (const item of items) rename(item, 'div');
      unwrap(list);
    }
  }
}

function beginsWithBlock(item: Element): boolean {
  let first: Node | null = item;
  do {
    first = [...first.childNodes].find((node) => node.nodeType === 1 || node.textContent?.trim()) ?? null;
  } while (first instanceof Element && first.matches('div, span, a') && !first.matches(NO_LINE));
  return first instanceof Element && first.matches(NO_LINE);
}
