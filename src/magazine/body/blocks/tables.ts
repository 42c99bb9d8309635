import { DomUtils } from 'htmlparser2';
import { type Document, type Element, elementsOf, type Shown, wrap } from '../dom.ts';
import { LABELS } from '../labels.ts';

type ParentNode = NonNullable<Element['parent']>;

const scrolling = (label: string) => `<div class="scroll" role="region" aria-label="${label}" tabindex="0"></div>`;

/**
 * Header cells say what they are the header of. On the page a table scrolls in a region of its own, which has a number
 * when there are several.
 */
export function prepareTables(document: Document, { language, isFeed }: Shown): void {
  for (const cell of elementsOf(document, 'th')) cell.attribs['scope'] = isOfColumn(cell) ? 'col' : 'row';
  if (isFeed) return;
  const tables = elementsOf(document, 'table');
  const { table: label } = LABELS[language];
  for (const [index, table] of tables.entries())
    wrap(table, scrolling(tables.length > 1 ? `${label} ${index + 1}` : label));
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
