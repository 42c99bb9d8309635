import { unwrap } from '../../pasted-formatting.ts';
import { renameElement } from '../rename-element.ts';

/** Elements that an item cannot begin with: it begins with a line of text. */
const NO_LINE = 'img, table, details, figure, blockquote, pre, dl, aside, hr';

/** Lets each item begin with a line of text, and turns lists of pictures or boxes into plain blocks. */
export function repairItems(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('li > h1:first-child, li > h2:first-child, li > h3:first-child')) {
    const strong = heading.ownerDocument.createElement('strong');
    strong.append(...heading.childNodes);
    heading.append(strong);
    renameElement(heading, 'p');
  }
  raiseLists(body);
  for (const list of [...body.querySelectorAll('ul, ol')].reverse()) {
    const items = [...list.children].filter(({ localName }) => localName === 'li');
    const blocks = items.filter(beginsWithBlock);
    if (blocks.length === 0) continue;
    if (blocks.length < items.length) for (const item of blocks) item.prepend(item.ownerDocument.createElement('p'));
    else {
      for (const item of items) renameElement(item, 'div');
      unwrap(list);
    }
  }
}

/** A copied part of a nested list comes with the lists around it but without their items: removes those levels. */
function raiseLists(body: HTMLElement): void {
  const WITHOUT_ITEM = ':is(ul, ol) > :is(ul, ol):first-child';
  for (let list = body.querySelector(WITHOUT_ITEM); list; list = body.querySelector(WITHOUT_ITEM)) {
    const around = list.parentElement;
    if (list.nextElementSibling || !around) unwrap(list);
    else unwrap(around);
  }
}

function beginsWithBlock(item: Element): boolean {
  let first: Node | null = item;
  do {
    first = [...first.childNodes].find((node) => node.nodeType === 1 || node.textContent?.trim()) ?? null;
  } while (first instanceof Element && first.matches('div, span, a') && !first.matches(NO_LINE));
  return first instanceof Element && first.matches(NO_LINE);
}
