import { pixels, styleOf } from '../../styles.ts';
import {
  all,
  append,
  classesOf,
  closest,
  type Element,
  element,
  isElement,
  type Node,
  setChildren,
  textOf,
} from '../../tree.ts';

export type Counted = {
  number?: number | undefined;
  /** `a`, `A`, `i` or `I`. */
  type?: string | undefined;
  /** What its sign may stand for too: “i.” is a letter and a Roman numeral. */
  other?: { number: number; type: string };
};

/** A list item with its level as a number. */
export type Item = Counted & {
  level: number;
  tag: 'ul' | 'ol';
  /** The list that it belongs to, where the program says so. */
  list: string;
  content: Node[];
};

/** What is in an element that becomes an item, with the style of its words. */
export const contentOf = ({ attributes: { style }, children }: Element): Node[] =>
  style === undefined ? [...children] : [element('span', { style }, children)];

/** The items that an element stands for; none when it is no item. */
type Read = (element: Element) => Item[];

/** Puts nested lists in the place of each run of elements that are items. */
export function gather(root: Element, isItem: (element: Element) => boolean, read: Read): void {
  const parents = new Set(all(root, isItem).map(({ parent }) => parent));
  for (const parent of parents) {
    // An outer list may have taken it up.
    if (parent && (parent === root || closest(parent, (around) => around === root))) gatherIn(parent, read);
  }
}

function gatherIn(parent: Element, read: Read): void {
  const kept: Node[] = [];
  let items: Item[] = [];
  /** Indented paragraphs after an item, which belong to it when another item follows. */
  let indented: Node[] = [];
  const close = () => {
    kept.push(...nested(items), ...indented);
    [items, indented] = [[], []];
  };
  for (const child of parent.children) {
    const last = items.at(-1);
    if (last && isSpace(child)) continue;
    const more = isElement(child) ? read(child) : [];
    const [begin] = more;
    if (!begin) {
      if (last && isElement(child) && isIndented(child)) indented.push(child);
      else {
        close();
        kept.push(child);
      }
      continue;
    }
    if (last && indented.length > 0) {
      if (isSameList(last, begin)) last.content.push(...indented.splice(0));
      else close();
    }
    items.push(...more);
  }
  close();
  setChildren(parent, kept);
}

/** Nothing to read: a space between elements, or the anchor of a bookmark. */
export const isSpace = (node: Node) =>
  isElement(node)
    ? node.name === 'a' && node.attributes['href'] === undefined && node.children.length === 0
    : node.text.trim() === '';

const isIndented = (node: Element) =>
  node.name === 'p' &&
  textOf(node).trim() !== '' &&
  (pixels(styleOf(node)['margin-left']) > 0 ||
    classesOf(node).some((name) => /^MsoList(?:Paragraph|Continue)/.test(name)));

const isSameList = (before: Item, after: Item) =>
  before.list === after.list && (after.number !== 1 || after.level > before.level);

/** The lists of these items, each level within the item before it. */
function nested(items: readonly Item[]): Element[] {
  const outermost: Element[] = [];
  const open: Open[] = [];
  for (const item of items) {
    while ((open.at(-1)?.item.level ?? 0) > item.level) open.pop();
    let current = open.at(-1);
    if (item.other && current?.next === item.other.number && current.item.type === item.other.type)
      Object.assign(item, item.other);
    if (!current || !goesOn(current, item)) {
      if (current?.item.level === item.level) open.pop();
      const list = emptyList(item);
      const around = open.at(-1)?.list.children.at(-1);
      if (around && isElement(around)) append(around, [list]);
      else outermost.push(list);
      current = { item, list, next: item.number };
      open.push(current);
    }
    const isInRow = current.next === undefined || item.number === undefined || item.number === current.next;
    append(current.list, [element('li', isInRow ? {} : { value: String(item.number) }, item.content)]);
    current.next = item.number === undefined ? undefined : item.number + 1;
  }
  return outermost;
}

/** A list with its first item, and the number that comes next in it. */
type Open = { item: Item; list: Element; next: number | undefined };

const goesOn = ({ item: first }: Open, item: Item): boolean =>
  first.level === item.level &&
  first.tag === item.tag &&
  first.list === item.list &&
  (item.number === undefined || first.type === item.type);

const emptyList = ({ tag, number, type }: Item): Element =>
  element(tag, {
    ...(tag === 'ol' && number !== undefined && { start: String(number) }),
    ...(type && { type }),
  });
