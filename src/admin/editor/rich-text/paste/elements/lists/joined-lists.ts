/** Joins lists that come in parts: LibreOffice begins a new list at each level, OneNote at each number. */
export function joinLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ol:not([start])')) takeStart(list);
  const next = new Map<Element, number>();
  const extended = new Set<Element>();
  for (const list of body.querySelectorAll('ul, ol')) {
    const before = listBefore(list);
    if (!before) continue;
    if (isLevel(list)) {
      if (!nest(before, list)) continue;
      extended.add(before);
    } else {
      const number = next.get(before) ?? startOf(before) + itemsOf(before);
      const isPart = list.localName === 'ul' ? extended.has(before) : startOf(list) === number;
      if (before.localName !== list.localName || !isPart) continue;
      next.set(before, number + itemsOf(list));
      before.append(...list.childNodes);
    }
    while (before.nextSibling && before.nextSibling !== list) before.nextSibling.remove();
    list.remove();
  }
  for (const list of body.querySelectorAll('ul, ol')) if (isLevel(list)) list.replaceWith(...list.childNodes);
}

const isList = (element: Element | null): element is Element => Boolean(element?.matches('ul, ol'));
const itemsOf = (list: Element) => list.querySelectorAll(':scope > li').length;
const startOf = (list: Element) => Number(list.getAttribute('start')) || 1;

/** A list without items stands for a level, or for an indentation. */
const isLevel = (list: Element) => isList(list.firstElementChild) && itemsOf(list) === 0;

/** OneNote writes the number at the item. */
function takeStart(list: Element): void {
  const value = Number(list.querySelector(':scope > li')?.getAttribute('value'));
  if (value > 1) list.setAttribute('start', String(value));
}

/** The list before this one, with no text between them. */
function listBefore(list: Element): Element | undefined {
  const before = list.previousElementSibling;
  if (!isList(before)) return undefined;
  for (let node = list.previousSibling; node && node !== before; node = node.previousSibling)
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) return undefined;
  return before;
}

/** Puts the content of a level into the last item of the list before it. */
function nest(before: Element, level: Element): boolean {
  const item = before.lastElementChild;
  if (item?.localName !== 'li') return false;
  for (const part of [...level.children]) {
    const last = item.lastElementChild;
    if (isList(last) && isLevel(part) && nest(last, part)) continue;
    if (isList(last) && last.localName === part.localName && !isLevel(part)) last.append(...part.childNodes);
    else item.append(part);
  }
  return true;
}
