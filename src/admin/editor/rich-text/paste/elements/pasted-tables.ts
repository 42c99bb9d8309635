import { unwrap } from '../pasted-formatting.ts';
import { renameElement } from './rename-element.ts';
import { boldRows, isBold, isEmptyCell } from './table-heads.ts';

const MOST_COLUMNS = 100;

/** Keeps data tables, gives them header cells and takes nested ones out; layout tables become text. */
export function repairTables(body: HTMLElement): void {
  // From the innermost outwards.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    for (const caption of table.querySelectorAll(':scope > caption')) {
      table.before(renameElement(caption, 'p'));
    }
    for (const columns of table.querySelectorAll(':scope > colgroup, :scope > col')) columns.remove();
    moveNestedOut(table);
    if (isLayout(table)) replaceByContent(table);
    else repair(table);
  }
}

const cellsOf = (table: HTMLTableElement) => [...table.rows].flatMap((row) => [...row.cells]);

function isLayout(table: HTMLTableElement): boolean {
  const role = table.getAttribute('role');
  return (
    role === 'presentation' ||
    role === 'none' ||
    Boolean(table.querySelector('table')) ||
    cellsOf(table).filter((cell) => !isEmptyCell(cell)).length < 2
  );
}

/** Moves a nested table after an outer data table; any other outer table is layout. */
function moveNestedOut(table: HTMLTableElement): void {
  if (!cellsOf(table).some(({ localName }) => localName === 'th')) return;
  for (const inner of [...table.querySelectorAll('table')].reverse()) table.after(inner);
}

function replaceByContent(table: HTMLTableElement): void {
  const blocks = cellsOf(table)
    .filter((cell) => !isEmptyCell(cell))
    .map((cell) => {
      const block = table.ownerDocument.createElement('div');
      block.append(...cell.childNodes);
      return block;
    });
  table.replaceWith(...blocks);
}

function repair(table: HTMLTableElement): void {
  removeEmpty(table);
  repairSpans(table);
  const heads = table.tHead ? [...table.tHead.rows] : boldRows(table);
  const named = [...table.querySelectorAll<HTMLTableCellElement>('td[role="columnheader"], td[role="rowheader"]')];
  const headCells = new Set([...heads.flatMap((row) => [...row.cells]), ...named.filter(isBold)]);
  for (const cell of headCells) if (cell.localName === 'td') renameElement(cell, 'th');
  for (const bold of table.querySelectorAll('th strong, th b')) unwrap(bold);
}

/** Removes empty rows and columns, which only spread cells or come last. */
function removeEmpty(table: HTMLTableElement): void {
  const cells = cellsOf(table);
  if (cells.some(({ rowSpan }) => rowSpan !== 1)) return;
  for (const row of [...table.rows]) if ([...row.cells].every(isEmptyCell)) row.remove();
  if (cells.some(({ colSpan }) => colSpan > 1)) return;
  const used: boolean[] = [];
  for (const row of table.rows)
    for (const [column, cell] of [...row.cells].entries()) used[column] = used[column] || !isEmptyCell(cell);
  if (used.every(Boolean)) return;
  for (const row of table.rows) for (const [column, cell] of [...row.cells].entries()) if (!used[column]) cell.remove();
}

function repairSpans(table: HTMLTableElement): void {
  for (const [index, row] of [...table.rows].entries())
    for (const cell of row.cells) {
      for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '') cell.removeAttribute(name);
      const rowsBelow = table.rows.length - index;
      if (cell.hasAttribute('rowspan')) cell.rowSpan = Math.max(1, Math.min(cell.rowSpan || rowsBelow, rowsBelow));
      if (cell.colSpan > MOST_COLUMNS) cell.colSpan = MOST_COLUMNS;
    }
}
