export const isEmptyCell = (cell: Element): boolean =>
  !cell.textContent?.trim() && !cell.querySelector('img, p[data-video]');

/** The bold rows that open a table of other text: a title, and the names of the columns. */
export function boldRows(table: HTMLTableElement): HTMLTableRowElement[] {
  const rows = [...table.rows];
  const end = rows.findIndex((row) => !isBoldRow(row));
  const hasText = rows.some((row) => [...row.cells].some((cell) => !isEmptyCell(cell) && !isBold(cell)));
  return hasText ? rows.slice(0, Math.max(0, end)) : [];
}

function isBoldRow(row: HTMLTableRowElement): boolean {
  const named = [...row.cells].filter((cell) => !isEmptyCell(cell));
  return named.length > 0 && named.every((cell) => cell.localName === 'td' && isBold(cell));
}

export function isBold(cell: Element): boolean {
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  let isAll = false;
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.trim()) continue;
    if (!walker.currentNode.parentElement?.closest('strong, b')) return false;
    isAll = true;
  }
  return isAll;
}
