import { DomUtils, parseDocument } from 'htmlparser2';
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
