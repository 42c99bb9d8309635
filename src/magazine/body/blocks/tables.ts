import { DomUtils } from 'htmlparser2';
import type { Language } from '../../../shared/text-check/document/document.ts';
import { type Document, type Element, elementsOf, markDutch, wrap } from '../dom.ts';

type ParentNode = NonNullable<Element['parent']>;

/** Labelled in Dutch, like the articles. */
const scrolling = (lang: string) => `<div class="scroll" role="region" aria-label="Tabel" tabindex="0"${lang}></div>`;

/** Tables scroll in a region of their own, and their header cells say what they are the header of. */
export function prepareTables(document: Document, language: Language): void {
  const lang = markDutch(language);
  for (const cell of elementsOf(document, 'th')) cell.attribs['scope'] = isOfColumn(cell) ? 'col' : 'row';
  for (const table of elementsOf(document, 'table')) {
    wrap(table, scrolling(lang));
    // The label alone is Dutch.
    if (lang) table.attribs['lang'] = language;
  }
}

/** A header cell heads its row when it is below the first row, or has only data cells beside it. */
function isOfColumn(cell: Element): boolean {
  const { parent: row } = cell;
  const section = row?.parent;
  if (!row || !section || hasElementBefore(row)) return false;
  if (!('name' in section) || section.name !== 'tbody') return true;
  const beside = DomUtils.getSiblings(cell).filter((other) => other !== cell && 'name' in other) as Element[];
  const headsRow = beside.length > 0 && beside.every(({ name }) => name === 'td');
  return !headsRow && !hasElementBefore(section);
}

const hasElementBefore = (node: ParentNode) => DomUtils.prevElementSibling(node as Element) !== null;
