import { type BlockWriter, block, flow, htmlOf } from './flow.ts';
import { startTag } from './inline.ts';
import { styleOf } from './styles.ts';
import { type Element, elementsIn, named } from './tree.ts';

/** A cell in its row; one without an element fills a hole, as browsers show it. */
type Cell = { cell: Element | undefined; isHead: boolean; columns: number; rows: number };

const MOST_COLUMNS = 1000;
/** More than any text may have: only a table that claims spans without end has so many holes. */
const MOST_CELLS = 20_000;

/** A table of rows of equal length. Its caption becomes the paragraph before it. */
export const table: BlockWriter = (context, element, around) => {
  const rows = withoutHoles(rowsOf(element)).map((cells) =>
    cells.map(({ cell, isHead, columns, rows: down }) => {
      const name = isHead ? 'th' : 'td';
      const inside = { ...around, isBold: isHead || around.isBold };
      const content = cell ? htmlOf(flow(context, cell.children, inside)) : '';
      const tag = startTag(name, {
        colspan: columns > 1 ? String(columns) : undefined,
        rowspan: down > 1 ? String(down) : undefined,
      });
      return `${tag}${content || '<p></p>'}</${name}>`;
    }),
  );
  const captions = elementsIn(element).filter(named('caption'));
  const html = rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('');
  const sideOf = (caption: Element) => styleOf(caption)['caption-side'] ?? styleOf(element)['caption-side'];
  const captionBlocks = (isBelow: boolean) =>
    captions
      .filter((caption) => (sideOf(caption) === 'bottom') === isBelow)
      .flatMap((caption) => flow(context, caption.children, around));
  return [
    ...captionBlocks(false),
    ...(rows.some((cells) => cells.length > 0) ? [block('table', `<tbody>${html}</tbody>`)] : []),
    ...captionBlocks(true),
  ];
};

/** The rows as browsers show them: the head first, the foot last. A cell does not reach beyond its part of the table. */
function rowsOf(element: Element): Cell[][] {
  const parts = elementsIn(element);
  const rest = parts.filter(({ name }) => name === 'tbody' || name === 'tr');
  return [
    ...parts.filter(named('thead')).flatMap((head) => rowsOfPart(elementsIn(head), true)),
    ...bodies(rest).flatMap((rows) => rowsOfPart(rows, false)),
    ...parts.filter(named('tfoot')).flatMap((foot) => rowsOfPart(elementsIn(foot), false)),
  ];
}

const bodies = (parts: readonly Element[]): Element[][] =>
  parts.map((part) => (part.name === 'tr' ? [part] : elementsIn(part)));

function rowsOfPart(parts: readonly Element[], isHead: boolean): Cell[][] {
  const rows = parts.filter(named('tr'));
  return rows.map((row, at) =>
    elementsIn(row)
      .filter(named('td', 'th'))
      .map((cell) => {
        const down = spanOf(cell, 'rowspan');
        const below = rows.length - at;
        return {
          cell,
          isHead: isHead || cell.name === 'th',
          columns: Math.min(MOST_COLUMNS, Math.max(1, spanOf(cell, 'colspan'))),
          // 0 reaches to the end.
          rows: Math.min(below, down === 0 ? below : down),
        };
      }),
  );
}

function spanOf({ attributes }: Element, name: string): number {
  const written = attributes[name] ?? '';
  return /^\d{1,4}$/.test(written) ? Number(written) : 1;
}

/** Fills each row up to the longest one, and gives up spans over cells that are taken. */
function withoutHoles(rows: Cell[][]): Cell[][] {
  /** The columns of the next rows that are taken by a cell above, as the number of rows. */
  const taken: number[] = [];
  const widths = rows.map((cells) => {
    let column = 0;
    for (const cell of cells) {
      while ((taken[column] ?? 0) > 0) column += 1;
      let columns = 1;
      while (columns < cell.columns && !((taken[column + columns] ?? 0) > 0)) columns += 1;
      cell.columns = columns;
      for (let at = 0; at < columns; at += 1) taken[column + at] = cell.rows;
      column += columns;
    }
    const width = taken.findLastIndex((count) => count > 0) + 1;
    const free = Array.from({ length: width }, (_, at) => at).filter((at) => !((taken[at] ?? 0) > 0)).length;
    for (const [at, count] of taken.entries()) taken[at] = Math.max(0, count - 1);
    return { width, free };
  });
  const longest = Math.max(0, ...widths.map(({ width }) => width));
  if (longest * rows.length > MOST_CELLS) return rows;
  return rows.map((cells, at) => {
    const { width, free } = widths[at] ?? { width: longest, free: 0 };
    const missing = longest - width + free;
    return [
      ...cells,
      ...Array.from({ length: missing }, () => ({ cell: undefined, isHead: false, columns: 1, rows: 1 })),
    ];
  });
}
