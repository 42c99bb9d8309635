import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { plainLowered, plainRaised } from '../../shared/rich-text/raised.ts';
import type { Language } from '../../shared/text-check/document/document.ts';

export type Document = ReturnType<typeof parseDocument>;
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export const elementsOf = (parent: Element | Document, ...names: string[]): Element[] =>
  DomUtils.getElementsByTagName((name) => names.includes(name), parent);

/** The only element of this HTML, detached from it. */
export function parseOne(html: string): Element {
  const [element] = parseDocument(html).children as [Element];
  DomUtils.removeElement(element);
  return element;
}

/** Elements within a line. */
const INLINE = new Set(['a', 'strong', 'em', 'u', 'code', 'sup', 'sub']);

/** The words as text that has no formats, without those that are struck out: 10⁹ stays a power, and the words of two blocks stay apart. */
export function wordsOf(parent: Element | Document, isRead: (element: Element) => boolean = () => true): string {
  let words = '';
  for (const child of parent.children) {
    if ('data' in child && child.type === ElementType.Text) words += child.data;
    else if (isElement(child) && isRead(child)) {
      const inside = wordsOf(child, isRead);
      if (child.name === 's') continue;
      if (child.name === 'sup') words += plainRaised(inside);
      else if (child.name === 'sub') words += plainLowered(inside, words);
      else words += INLINE.has(child.name) ? inside : ` ${inside} `;
    }
  }
  return words;
}

const isElement = (node: ChildNode): node is Element => 'attribs' in node;
type ChildNode = Document['children'][number];

export const isAloneIn = ({ parent }: Element, name: string) =>
  parent && 'name' in parent && parent.name === name && parent.children.length === 1;

/** How the blocks of an article are shown. */
export type Shown = { language: Language; isFeed: boolean };

/** Puts the element into another one, in its place. */
export function wrap(element: Element, wrapper: string): Element {
  const outer = parseOne(wrapper);
  DomUtils.replaceElement(element, outer);
  DomUtils.appendChild(outer, element);
  return outer;
}
