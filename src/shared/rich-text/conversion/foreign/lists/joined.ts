import { isList } from '../../elements.ts';
import {
  all,
  append,
  classesOf,
  type Element,
  elementsIn,
  isElement,
  type Node,
  named,
  setChildren,
} from '../../tree.ts';

/** Joins lists that come in parts: LibreOffice begins a new list at each level, OneNote at each number. */
export function joinLists(root: Element): void {
  for (const list of all(root, named('ol'))) if (!list.attributes['start']) takeStart(list);
  for (const parent of new Set(all(root, isList).map((list) => list.parent))) if (parent) joinIn(parent);
}

const itemsOf = (list: Element) => elementsIn(list).filter(named('li')).length;
const startOf = (list: Element) => Number(list.attributes['start']) || 1;

/** OneNote writes the number at the item. */
function takeStart(list: Element): void {
  const value = Number(elementsIn(list).find(named('li'))?.attributes['value']);
  if (value > 1) list.attributes['start'] = String(value);
}

function joinIn(parent: Element): void {
  const kept: Node[] = [];
  /** The list before, with nothing but spaces since. */
  let before: Element | undefined;
  let isExtended = false;
  let next = 1;
  for (const child of parent.children) {
    if (!isElement(child) && child.text.trim() === '') {
      kept.push(child);
      continue;
    }
    if (!isElement(child) || !isList(child)) {
      before = undefined;
      kept.push(child);
      continue;
    }
    if (before && levelOf(child) > 0 && nest(before, child, levelOf(child))) {
      isExtended = true;
      continue;
    }
    const isSame = before?.name === child.name && before.attributes['type'] === child.attributes['type'];
    const isPart = child.name === 'ul' ? isExtended : startOf(child) === next && next > 1;
    if (before && isSame && isPart && levelOf(child) === 0) {
      append(before, child.children);
      next += itemsOf(child);
      continue;
    }
    before = child;
    isExtended = false;
    next = startOf(child) + itemsOf(child);
    kept.push(child);
  }
  setChildren(parent, kept);
}

/**
 * How deep a list belongs into the one before it. LibreOffice puts a list without items around it for each level, and
 * Google Docs names the level in its class.
 */
function levelOf(list: Element): number {
  const named = classesOf(list).flatMap((name) => /^lst-\w+-(\d)$/.exec(name)?.[1] ?? [])[0];
  if (named !== undefined) return Number(named);
  const [first] = elementsIn(list);
  return first && isList(first) && itemsOf(list) === 0 ? 1 : 0;
}

/** Puts a list of this level into the last item of the list before it. */
function nest(before: Element, list: Element, level: number): boolean {
  const item = elementsIn(before).at(-1);
  if (item?.name !== 'li') return false;
  const isNamed = classesOf(list).some((name) => name.startsWith('lst-'));
  const parts = isNamed ? [list] : elementsIn(list);
  for (const part of parts) {
    const last = elementsIn(item).at(-1);
    const isOpen = last !== undefined && isList(last);
    const deeper = isNamed ? level - 1 : levelOf(part);
    if (isOpen && deeper > 0 && nest(last, part, deeper)) continue;
    if (isOpen && last.name === part.name && deeper === 0) append(last, part.children);
    else append(item, [part]);
  }
  return true;
}
