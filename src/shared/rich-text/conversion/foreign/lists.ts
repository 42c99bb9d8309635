import { isHeading, isList } from '../elements.ts';
import { type LeftOut, leaveOut } from '../left-out.ts';
import { LETTERS, listTypeOf, pixels, styleOf } from '../styles.ts';
import {
  all,
  append,
  classesOf,
  closest,
  type Element,
  element,
  elementsIn,
  isElement,
  type Node,
  named,
  remove,
  setChildren,
  textOf,
} from '../tree.ts';
import { joinLists } from './joined-lists.ts';
import { markerOf, wordFormats, wordItem } from './word-lists.ts';

export type Counted = {
  number?: number | undefined;
  /** `a`, `A`, `i` or `I`. */
  type?: string | undefined;
  /** What its sign may stand for too. */
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

type Read = (element: Element) => Item[];

/** Makes real, nested lists of what other programs write: paragraphs, lists of one, levels as numbers, typed bullets. */
export function gatherLists(root: Element, css: string, leftOut: LeftOut): void {
  takeTypes(root, css, leftOut);
  const formats = wordFormats(css);
  gather(
    root,
    (node) => node.name === 'p' && styleOf(node)['mso-list'] !== undefined,
    (node) => wordItem(node, formats),
  );
  for (const heading of all(root, isHeading)) {
    const marker = markerOf(heading);
    // A number is part of the heading; a bullet is decoration.
    if (marker && !/[\d.)]/.test(textOf(marker))) remove(marker);
  }
  gather(root, isWordOnline, wordOnlineItems);
  gather(root, isLevelled, levelledItems);
  gather(root, (node) => bulletOfSlide(node) !== undefined, slideItem);
  joinLists(root);
  gatherTyped(root);
}

/**
 * Letters, figures and bullets: programs write them as a style of the list, or of its items, whatever the list is
 * called. Signs that no list of ours has are named.
 */
function takeTypes(root: Element, css: string, leftOut: LeftOut): void {
  const counters = googleCounters(css);
  for (const list of all(root, isList)) {
    const item = elementsIn(list).find(named('li'));
    const counter = classesOf(list).flatMap((name) => counters.get(name) ?? [])[0];
    const marker = counter ?? (item && markerStyle(item)) ?? markerStyle(list);
    const type =
      marker === undefined ? undefined : (LETTERS[marker] ?? (/^[1aAiI]$/.test(marker) ? marker : undefined));
    if (type) {
      list.name = 'ol';
      list.attributes['type'] = type;
    } else if (
      list.name === 'ol' &&
      (marker === 'none' ? hasTypedNumbers(list) : /^(?:disc|circle|square)$/i.test(marker ?? ''))
    )
      list.name = 'ul';
    else if (list.name === 'ol' && marker && !type && !PLAIN_MARKER.test(marker)) leaveOut(leftOut, 'numbering');
  }
}

/** Figures, or what says nothing of them. */
const PLAIN_MARKER = /decimal|^(?:none|auto|normal|inherit|initial|unset|revert|\d+|)$/;

const hasTypedNumbers = (list: Element): boolean =>
  elementsIn(list).every((item) => /^[\s\u00a0]*\(?(?:\d+(?:\.\d+)*|[a-z])[.):]*[\s\u00a0]/i.test(textOf(item)));

/** How a list or an item is counted: its style wins over its `type`. */
const markerStyle = (node: Element): string | undefined => {
  const style = styleOf(node);
  const written = style['list-style-type'] ?? style['list-style'] ?? '';
  const words = written.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return (
    words.find((word) => !/^(?:inside|outside|initial|inherit|unset|url\(.*)$/.test(word)) ?? node.attributes['type']
  );
};

/** Google Docs’ files count by script of the style sheet: `.lst-kix_a-0 > li:before{content:counter(…,lower-latin)}`. */
function googleCounters(css: string): Map<string, string> {
  const rules = css.matchAll(/\.(lst-[\w-]+)\s*>\s*li:before\s*\{[^{}]*counter\([\w-]+,\s*([\w-]+)\)/g);
  return new Map(Array.from(rules, ([, name = '', counter = '']) => [name, counter]));
}

/** Puts nested lists in the place of each run of elements that are items. */
function gather(root: Element, isItem: (element: Element) => boolean, read: Read): void {
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
const isSpace = (node: Node) =>
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
  const open: { item: Item; list: Element; next?: number | undefined }[] = [];
  for (const item of items) {
    while ((open.at(-1)?.item.level ?? 0) > item.level) open.pop();
    const last = open.at(-1);
    if (item.other && last?.next === item.other.number && last.item.type === item.other.type)
      Object.assign(item, item.other);
    const isSameKind = item.number === undefined || last?.item.type === item.type;
    const isSame =
      last?.item.level === item.level && last.item.tag === item.tag && last.item.list === item.list && isSameKind;
    if (!isSame) {
      if (last?.item.level === item.level) open.pop();
      const list = element(item.tag, {
        ...(item.tag === 'ol' && item.number !== undefined && { start: String(item.number) }),
        ...(item.type && { type: item.type }),
      });
      const around = open.at(-1)?.list.children.at(-1);
      if (around && isElement(around)) append(around, [list]);
      else outermost.push(list);
      open.push({ item, list });
    }
    const list = open.at(-1)?.list;
    const isNext = !isSame || item.number === undefined || item.number === (open.at(-1)?.next ?? item.number);
    if (list) append(list, [element('li', isNext ? {} : { value: String(item.number) }, item.content)]);
    const current = open.at(-1);
    if (current) current.next = item.number === undefined ? undefined : item.number + 1;
  }
  return outermost;
}

const listIn = (wrapper: Element): Element | undefined => (isList(wrapper) ? wrapper : all(wrapper, isList)[0]);

/** Word Online: each item is a list of its own, in a wrapper, with its level at the item. */
const isWordOnline = (node: Element): boolean =>
  (classesOf(node).includes('ListContainerWrapper') ||
    (isList(node) && !closest(node.parent, (outer) => classesOf(outer).includes('ListContainerWrapper')))) &&
  wordOnlineItems(node).length > 0;

function wordOnlineItems(wrapper: Element): Item[] {
  const list = listIn(wrapper);
  if (!list) return [];
  const tag = list.name === 'ol' ? 'ol' : 'ul';
  return elementsIn(list).flatMap((entry) => {
    const { 'data-aria-level': level, 'data-listid': id = '' } = entry.attributes;
    if (level === undefined) return [];
    const number = Number(list.attributes['start']) || undefined;
    return [
      { level: Number(level), tag, list: id, number, type: list.attributes['type'], content: [...entry.children] },
    ];
  });
}

const LEVEL_CLASS = /(?:-depth|ql-indent-)(\d)/;

/**
 * One list whose items name their level: in a class (Draft.js, Quill), for screen readers (Google Docs), or by their
 * distance from the edge.
 */
const isLevelled = (node: Element): boolean => isList(node) && new Set(levelsOf(node)).size > 1;

function levelsOf(list: Element): number[] {
  const items = elementsIn(list).filter(named('li'));
  const byClass = items.map(({ attributes }) => Number(LEVEL_CLASS.exec(attributes['class'] ?? '')?.[1] ?? Number.NaN));
  if (byClass.some((level) => !Number.isNaN(level))) return byClass.map((level) => level || 0);
  const byAria = items.map(({ attributes }) => Number(attributes['aria-level'] ?? Number.NaN));
  if (items.length > 0 && byAria.every((level) => !Number.isNaN(level))) return byAria;
  const margins = items.map((item) => Math.round(pixels(styleOf(item)['margin-left'])));
  const steps = [...new Set(margins)].sort((one, other) => one - other);
  return margins.map((margin) => steps.indexOf(margin));
}

function levelledItems(list: Element): Item[] {
  if (!isLevelled(list)) return [];
  const levels = levelsOf(list);
  const tag = list.name === 'ol' ? 'ol' : 'ul';
  const items: Item[] = [];
  for (const child of list.children) {
    if (isSpace(child)) continue;
    const last = items.at(-1);
    if (isElement(child) && child.name === 'li') {
      const type =
        listTypeOf(styleOf(child)) ??
        child.attributes['type'] ??
        (levels[items.length] === levels[0] ? list.attributes['type'] : undefined);
      items.push({
        level: levels[items.length] ?? 0,
        tag,
        list: '',
        number: undefined,
        type,
        content: [...child.children],
      });
    } else if (last) last.content.push(child);
  }
  const [first] = items;
  if (first && list.attributes['start']) first.number = Number(list.attributes['start']) || undefined;
  return items;
}

/** PowerPoint: a paragraph of class O1 for the second level, and its bullet or number as text. */
function bulletOfSlide(line: Element): Element | undefined {
  if (line.name !== 'p' && line.name !== 'div') return undefined;
  return all(line, (part) => styleOf(part)['mso-special-format'] !== undefined)[0];
}

function slideItem(line: Element): Item[] {
  const bullet = bulletOfSlide(line);
  if (!bullet || elementsIn(line).some((child) => bulletOfSlide(child))) return [];
  const format = /\w+/.exec(styleOf(bullet)['mso-special-format'] ?? '')?.[0] ?? '';
  const level = Number(/\bO(\d)\b/.exec(line.attributes['class'] ?? '')?.[1]) || 0;
  const number = Number.parseInt(textOf(bullet), 10) || undefined;
  remove(bullet);
  const tag = format.startsWith('numbullet') ? 'ol' : 'ul';
  return [{ level, tag, list: format, number, type: undefined, content: [...line.children] }];
}

/** Characters that people type as bullets. */
const BULLET = /^[\s\u00a0]*[•·▪◦‣●○■\uf0b7]([\s\u00a0]+|$)/;

/** Lines in a row that begin with a typed bullet are a list. */
function gatherTyped(root: Element): void {
  const isTyped = (node: Node) => isElement(node) && node.name === 'p' && BULLET.test(textOf(node));
  for (const parent of new Set(all(root, isTyped).map((line) => line.parent))) {
    if (!parent) continue;
    const kept: Node[] = [];
    let run: Element[] = [];
    const close = () => {
      if (run.length < 2) kept.push(...run);
      else {
        for (const line of run) removeBullet(line);
        kept.push(
          element(
            'ul',
            {},
            run.map((line) => element('li', {}, line.children)),
          ),
        );
      }
      run = [];
    };
    for (const child of parent.children) {
      if (isTyped(child) && isElement(child)) run.push(child);
      else if (run.length > 0 && isSpace(child)) continue;
      else {
        close();
        kept.push(child);
      }
    }
    close();
    setChildren(parent, kept);
  }
}

/** The space after the bullet may be in another element. */
function removeBullet(line: Element): boolean {
  for (const child of line.children) {
    if (isElement(child)) {
      if (removeBullet(child)) return true;
      continue;
    }
    child.text = child.text.replace(BULLET, '');
    if (child.text.trim() !== '') return true;
  }
  return false;
}
