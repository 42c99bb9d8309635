/** A list item with its nesting level as a number. */
type Item = { level: number; tag: 'ul' | 'ol'; list: string; number: number | undefined; content: Node[] };

/** Word and Word Online write every list item as a list of one, with its level as a number; this nests them. */
export function nestLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    if (paragraph.isConnected || body.contains(paragraph)) replaceRun(paragraph, wordItem);
  }
  for (const heading of body.querySelectorAll(':is(h1, h2, h3)[data-style*="mso-list"]')) {
    const marker = markerOf(heading);
    // A number is part of the heading; a bullet is decoration.
    if (marker && !/[\d.)]/.test(marker.textContent ?? '')) marker.remove();
  }
  for (const item of body.querySelectorAll<HTMLElement>('li[data-aria-level]')) {
    const list = body.contains(item) && item.closest('.ListContainerWrapper, ul, ol');
    if (list) replaceRun(list.closest('.ListContainerWrapper') ?? list, wordOnlineItems);
  }
}

/** Replaces an element and the list items that follow it by nested lists. */
function replaceRun(first: Element, read: (element: Element) => Item[]): void {
  const run = [first];
  const items = read(first);
  for (let next = first.nextElementSibling; next; next = next.nextElementSibling) {
    const more = read(next);
    if (more.length === 0) break;
    run.push(next);
    items.push(...more);
  }
  if (items.length === 0) return;
  first.before(...nested(items, first.ownerDocument));
  for (const element of run) element.remove();
}

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

/** Word: a paragraph with `mso-list:l0 level2 lfo1` in its style, and its bullet or number as text. */
function wordItem(paragraph: Element): Item[] {
  const style = paragraph.getAttribute('data-style') ?? '';
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(style) ?? [];
  if (paragraph.localName !== 'p' || !list) return [];
  const marker = markerOf(paragraph);
  const bullet = (marker ?? paragraph.firstElementChild)?.textContent?.trim() ?? '';
  const isNumber = /^\(?(\w{1,4}|\d+(\.\d+)+)[.)]?$/.test(bullet) && /[\d.)]$/.test(bullet);
  if (marker) marker.remove();
  else if (isNumber || /^[·•o\u00a7–-]$/.test(bullet)) paragraph.firstElementChild?.remove();
  const number = Number(/^\(?(\d+)[.)]?$/.exec(bullet)?.[1]) || undefined;
  return [{ level: Number(level), tag: isNumber ? 'ol' : 'ul', list, number, content: [...paragraph.childNodes] }];
}

/** The bullet or number that Word writes as text. */
const markerOf = (line: Element): Element | undefined =>
  [...line.querySelectorAll('[data-style*="mso-list"]')].find((element) =>
    /mso-list:\s*Ignore/i.test(element.getAttribute('data-style') ?? ''),
  );

/** Word Online: each item is a separate list, in a wrapper element. */
function wordOnlineItems(wrapper: Element): Item[] {
  const list = wrapper.matches('ul, ol') ? wrapper : wrapper.querySelector('ul, ol');
  if (!list) return [];
  return [...list.children].flatMap((entry) => {
    const { ariaLevel, listid = '' } = (entry as HTMLElement).dataset;
    const tag = list.localName === 'ol' ? 'ol' : 'ul';
    const number = Number(list.getAttribute('start')) || undefined;
    return ariaLevel ? [{ level: Number(ariaLevel), tag, list: listid, number, content: [...entry.childNodes] }] : [];
  });
}
