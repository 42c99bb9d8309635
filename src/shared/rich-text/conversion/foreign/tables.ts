import { type LeftOut, leaveOut } from '../left-out.ts';
import { isBold as isBoldStyle, styleOf } from '../styles.ts';
import {
  all,
  append,
  classesOf,
  type Element,
  elementsIn,
  has,
  isElement,
  type Node,
  named,
  rewrite,
  text,
  textOf,
} from '../tree.ts';

/** Keeps tables of data and gives them heads, takes nested ones out; tables for the layout become their content. */
export function repairTables(root: Element, leftOut: LeftOut): void {
  nameCells(root);
  for (const cell of all(root, named('td'))) writeSign(cell);
  // From the innermost outwards.
  rewrite(root, (table) => {
    if (table.name !== 'table') return [table];
    if (isLayout(table)) return [asBoxes(table, 'div')];
    const inner = cellsOf(table).some(named('th')) || hasLines(table, cellsOf(table)) ? takeNested(table, leftOut) : [];
    if (has(table, named('table'))) return [asBoxes(table, 'div')];
    nameHeads(table);
    return [table, ...inner];
  });
}

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  grid: 'table',
  row: 'tr',
  cell: 'td',
  gridcell: 'td',
  columnheader: 'th',
  rowheader: 'th',
};

const DISPLAYS: Readonly<Record<string, string>> = { table: 'table', 'table-row': 'tr', 'table-cell': 'td' };

/** What a box of a table is, by its role, or by how it is shown. */
const partOf = (box: Element): string | undefined =>
  ROLES[box.attributes['role'] ?? ''] ??
  (OF_BOXES.test(box.name) ? DISPLAYS[styleOf(box)['display'] ?? ''] : undefined);

const OF_BOXES = /^(?:div|span|section|p|a|ul|li)$/;

/** Tables of boxes, which only their roles or their display tell from text. */
function nameCells(root: Element): void {
  for (const table of all(root, (box) => box.name !== 'table' && partOf(box) === 'table')) {
    const rows = all(table, (box) => partOf(box) === 'tr');
    const isWhole =
      rows.every((row) => elementsIn(row).every(isCell)) && rows.some((row) => elementsIn(row).length > 1);
    // Boxes in one row are a layout.
    const isShownAsOne = ROLES[table.attributes['role'] ?? ''] === undefined;
    if (!isWhole || has(table, named('table')) || (isShownAsOne && rows.length < 2)) continue;
    table.name = 'table';
    for (const row of rows) {
      row.name = 'tr';
      for (const cell of elementsIn(row)) cell.name = partOf(cell) ?? 'td';
    }
    table.children = rows;
  }
}

const isCell = (box: Element): boolean => /^t[dh]$/.test(partOf(box) ?? '');

/** Spreadsheets may show a number below zero in red alone; the sign tells it here. */
function writeSign(cell: Element): void {
  const words = textOf(cell).trim();
  if (!/^[^\d(−–-]*[1-9\d]/.test(words) || !/[1-9]/.test(words) || /[-−–()]/.test(words)) return;
  // Excel colours the words of a cell by the part of its format for such numbers, the second.
  const isColoured = all(cell, (part) => styleOf(part)['mso-ignore'] === 'color').length > 0;
  const [, below = ''] = (styleOf(cell)['mso-number-format'] ?? '').split(';');
  if (storedNumber(cell) < 0 || (isColoured && /\[red\\?\]/.test(below)))
    cell.children.unshift({ ...text('-'), parent: cell });
}

/** The number behind what Excel, LibreOffice or Google Sheets shows. */
function storedNumber({ attributes }: Element): number {
  const { 'x:num': excel, sdval, 'data-sheets-value': google = '' } = attributes;
  return Number(excel || sdval || /"3":(-?[\d.e+-]+)/i.exec(google)?.[1] || 0);
}

const rowsOf = (table: Element): Element[] =>
  elementsIn(table).flatMap((part) => (part.name === 'tr' ? [part] : elementsIn(part).filter(named('tr'))));

const cellsOf = (table: Element): Element[] =>
  rowsOf(table).flatMap((row) => elementsIn(row).filter(named('td', 'th')));

const isEmpty = (cell: Element): boolean => textOf(cell).trim() === '' && !has(cell, named('img'));

/** An empty cell is there to be filled in: only looks tell that a table is there for the layout. */
function isLayout(table: Element): boolean {
  if (/^(?:presentation|none)$/.test(table.attributes['role'] ?? '')) return true;
  const cells = cellsOf(table);
  // Layouts have no heads.
  if (cells.length < 2) return !cells.some(named('th'));
  if (hasLines(table, cells)) return false;
  const filled = cells.filter((cell) => !isEmpty(cell));
  const [only] = filled;
  return filled.length === 1 && only !== undefined && isPage(only);
}

/** A layout has no lines between its cells. */
const hasLines = (table: Element, cells: readonly Element[]): boolean =>
  Number.parseInt(table.attributes['border'] ?? '', 10) > 0 ||
  classesOf(table).includes('MsoTableGrid') ||
  cells.every((cell) => /\b(?:solid|dashed|dotted|double)\b/.test(styleOf(cell)['border'] ?? ''));

/** Whether a cell holds a piece of a page, and not the words of a cell. */
const isPage = (cell: Element): boolean =>
  has(cell, named('h1', 'h2', 'h3', 'ul', 'ol', 'img', 'hr', 'table')) || all(cell, named('p')).length > 1;

const PLACES: Readonly<Record<string, number>> = { caption: 0, thead: 1, tfoot: 3 };

/** Without words it still ends the line before it. */
function asBoxes(table: Element, cellName: 'div' | 'span'): Element {
  const cells = cellsOf(table);
  const placeOf = (node: Node) => (isElement(node) ? PLACES[node.name] : undefined) ?? 2;
  table.children.sort((one, other) => placeOf(one) - placeOf(other));
  for (const part of [...rowsOf(table), ...elementsIn(table), table]) part.name = 'div';
  for (const cell of cells) {
    cell.name = cellName;
    append(cell, [text(' ')]);
  }
  return table;
}

/** A table in a table of data comes after it, by name; one of a single row or column is lines of its cell. */
function takeNested(table: Element, leftOut: LeftOut): Element[] {
  const inner: Element[] = [];
  rewrite(table, (node) => {
    if (node.name !== 'table') return [node];
    const rows = rowsOf(node).map((row) => elementsIn(row).filter(named('td', 'th')));
    if (rows.length > 1 && rows.some((cells) => cells.length > 1)) {
      leaveOut(leftOut, 'nested');
      inner.push(node);
      return [];
    }
    return [asBoxes(node, 'span')];
  });
  return inner;
}

/** The bold rows that open a table of other text: a title, and the names of the columns. */
function nameHeads(table: Element): void {
  const rows = rowsOf(table);
  const hasHead = elementsIn(table).some(named('thead'));
  const end = rows.findIndex((row) => !isBoldRow(row));
  const hasText = cellsOf(table).some((cell) => !isEmpty(cell) && !isBold(cell));
  const heads = hasHead || !hasText ? [] : rows.slice(0, Math.max(0, end));
  for (const cell of heads.flatMap(elementsIn)) if (cell.name === 'td') cell.name = 'th';
  for (const cell of cellsOf(table)) {
    const role = cell.attributes['role'];
    if (/^(?:columnheader|rowheader)$/.test(role ?? '') && isBold(cell)) cell.name = 'th';
  }
}

function isBoldRow(row: Element): boolean {
  const named = elementsIn(row).filter((cell) => !isEmpty(cell));
  return named.length > 0 && named.every((cell) => cell.name === 'td' && isBold(cell));
}

function isBold(cell: Element): boolean {
  const isAll = (node: Element, isAround: boolean): boolean => {
    const isOn = isBoldStyle(styleOf(node)) ?? (isAround || node.name === 'strong' || node.name === 'b');
    return node.children.every((child) => (isElement(child) ? isAll(child, isOn) : isOn || child.text.trim() === ''));
  };
  const around = [cell.parent, cell.parent?.parent, cell.parent?.parent?.parent];
  const isAround = around.some((outer) => outer && isBoldStyle(styleOf(outer)) === true);
  return textOf(cell).trim() !== '' && isAll(cell, isAround);
}
