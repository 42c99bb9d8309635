/** A list item with its nesting level as a number. */
export type Item = { level: number; tag: 'ul' | 'ol'; list: string; number: number | undefined; content: Node[] };

/** Replaces an element and the list items that follow it by nested lists. */
export function replaceRun(first: Element, read: (element: Element) => Item[]): void {
  const run = [first];
  const items = read(first);
  const last = items.at(-1);
  if (!last) return;
  let [indented, latest]: [Element[], Item] = [[], last];
  for (let next = first.nextElementSibling; next; next = next.nextElementSibling) {
    const more = read(next);
    const [begin] = more;
    if (begin ? indented.length > 0 && !isSameList(latest, begin) : !isIndented(next)) break;
    if (!begin) {
      indented.push(next);
      continue;
    }
    latest.content.push(...indented);
    run.push(next);
    items.push(...more);
    [indented, latest] = [[], items.at(-1) ?? begin];
  }
  first.before(...nested(items, first.ownerDocument));
  for (const element of run) element.remove();
}

/** An indented paragraph between two items belongs to the first. */
const isIndented = (element: Element) =>
  element.localName === 'p' &&
  Boolean(element.textContent?.trim()) &&
  (/margin-left\s*:\s*\.?[1-9]/i.test(element.getAttribute('data-style') ?? '') ||
    /MsoList(?:Paragraph|Continue)/.test(element.className));

const isSameList = (before: Item, after: Item) =>
  before.list === after.list && (after.number !== 1 || after.level > before.level);

function nested(items: Item[], document: Document): Element[] {
  const outermost: Element[] = [];
  const open: { item: Item; element: Element }[] = [];
  for (const item of items) {
    while ((open.at(-1)?.item.level ?? 0) > item.level) open.pop();
    const last = open.at(-1);
    const isSame = last?.item.level === item.level && last.item.tag === item.tag && last.item.list === item.list;
    if (!isSame) {
      if (last?.item.level === item.level) open.pop();
      const element = document.createElement(item.tag);
      if (item.tag === 'ol' && item.number && item.number > 1) element.setAttribute('start', String(item.number));
      const around = open.at(-1)?.element.lastElementChild;
      if (around) around.append(element);
      else outermost.push(element);
      open.push({ item, element });
    }
    const entry = document.createElement('li');
    entry.append(...item.content);
    open.at(-1)?.element.append(entry);
  }
  return outermost;
}
