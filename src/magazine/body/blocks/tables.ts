import { DomUtils } from 'htmlparser2';
import type { Document, Element } from '../dom.ts';
import { elementsOf, wrap } from '../dom.ts';

type ParentNode = NonNullable<Element['parent']>;

/** Labelled in Dutch, like the article around it. */
const SCROLLING = '<div class="scroll" role="region" aria-label="Tabel" tabindex="0"></div>';

/** Tables scroll in a region of their own, and their header cells have a scope. */
export function prepareTables(document: Document): void {
  for (const cell of elementsOf(document, 'th')) cell.attribs['scope'] = isInFirstRow(cell) ? 'col' : 'row';
  for (const table of elementsOf(document, 'table')) wrap(table, SCROLLING);
}

/** A header cell below the first row is a row header. */
function isInFirstRow({ parent: row }: Element): boolean {
  const section = row?.parent;
  if (!row || !section || hasElementBefore(row)) return false;
  return !('name' in section) || section.name !== 'tbody' || !hasElementBefore(section);
}

const hasElementBefore = (node: ParentNode) => DomUtils.prevElementSibling(node as Element) !== null;
