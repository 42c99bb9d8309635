import { CALLOUTS, isCallout } from '../../shared/rich-text/blocks.ts';
import { ADDRESS, type Run } from './compare-words.ts';
import { t } from './words.ts';

/** A paragraph, heading, list item, table cell or picture of an article body. */
export type Block = {
  /** The text with its formatting; the address of a link follows its text. */
  runs: Run[];
  text: string;
  /** Text and formatting, normalised: TipTap and the server serialise the same body differently. */
  markup: string;
  /** What it is, unless it is a plain paragraph: "Heading 2". */
  kind?: string;
  /** Source of a picture. */
  picture?: string;
};

const MARKS: Record<string, string> = {
  A: '',
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  S: 's',
  DEL: 's',
  STRIKE: 's',
  U: 'u',
  CODE: 'code',
  SUB: 'sub',
  SUP: 'sup',
  SPAN: '',
};

/** The innermost of these around a block names it. */
const KINDS = {
  H1: 'Heading 1',
  H2: 'Heading 2',
  H3: 'Heading 3',
  H4: 'Heading 4',
  H5: 'Heading 5',
  H6: 'Heading 6',
  UL: 'List item',
  OL: 'Numbered item',
  BLOCKQUOTE: 'Quotation',
  PRE: 'Code',
  TH: 'Heading of a table',
  TD: 'Table cell, column {column}',
  ASIDE: 'Call-out',
  SUMMARY: 'Summary of details',
  DETAILS: 'In details',
  DT: 'Term',
  DD: 'Meaning',
  FIGCAPTION: 'Caption',
  CREDIT: 'Credit',
  BUTTON: 'Button',
  VIDEO: 'Video',
} as const;

const isKind = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name);

/** Attributes that change what readers see, beside the addresses of links and pictures. */
const SHAPING = ['start', 'type', 'colspan', 'rowspan', 'data-callout'];

/** The non-empty blocks of a body, in order. A reference is shown by the title of its source, from `sources`. */
export function parseBlocks(html: string, sources: ReadonlyMap<string, string> = new Map()): Block[] {
  const blocks: Block[] = [];
  let runs: Run[] = [];
  let lastCell: HTMLTableCellElement | undefined;
  collect(new DOMParser().parseFromString(html, 'text/html').body, '', []);
  return blocks;

  function collect(parent: Node, path: string, marks: string[]): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) write(path.includes('/PRE') ? node.data : node.data.replace(/\s+/g, ' '), marks);
      else if (node instanceof HTMLImageElement) closeBefore(pictureOf(node), path);
      else if (node instanceof HTMLElement && node.dataset['source']) writeReference(node.dataset['source']);
      else if (node instanceof HTMLBRElement) write('\n', []);
      else if (node instanceof HTMLElement && node.tagName in MARKS) collectMarked(node, path, marks);
      else if (node instanceof HTMLElement) collectBlock(node, path);
    }
  }

  function collectMarked(element: HTMLElement, path: string, marks: string[]): void {
    const mark = MARKS[element.tagName];
    collect(element, path, mark ? [...new Set([...marks, mark])].sort() : marks);
    const address = element.getAttribute('href');
    if (address) write(` (${[address, quoted(element.title)].filter(Boolean).join(' ')})`, [ADDRESS]);
  }

  function writeReference(id: string): void {
    write(` [${sources.get(id) || t('a source that is not in the list')}]`, [ADDRESS]);
  }

  function collectBlock(element: HTMLElement, path: string): void {
    close(path);
    const inner =
      innerPath(element, path) + (element instanceof HTMLTableCellElement ? placeOf(element, lastCell) : '');
    if (element.tagName === 'HR') closeBefore(blockOf([{ text: '———', marks: '' }], inner), inner);
    const before = blocks.length;
    collect(element, inner, []);
    const { video, credit } = element.dataset;
    if (video) write(` (${video})`, [ADDRESS]);
    close(inner);
    if (credit) closeBefore(blockOf([{ text: credit, marks: '' }], `${inner}/CREDIT`), inner);
    if (element instanceof HTMLTableCellElement && blocks.length > before) lastCell = element;
  }

  function write(text: string, marks: string[]): void {
    const last = runs.at(-1);
    const names = marks.join(' ');
    if (last?.marks === names) last.text += text;
    else runs.push({ text, marks: names });
  }

  function closeBefore(block: Block, path: string): void {
    close(path);
    blocks.push(block);
  }

  function close(path: string): void {
    const block = blockOf(trimmed(runs), path);
    if (block.text) blocks.push(block);
    runs = [];
  }
}

/** Of a button and a video the step is its name; a list item looks the same with or without its first paragraph. */
function innerPath(element: HTMLElement, path: string): string {
  if (element.tagName !== 'P') return `${path}/${stepOf(element)}`;
  const { button, video } = element.dataset;
  if (button || video) return `${path}/${button ? 'BUTTON' : 'VIDEO'}`;
  return element.matches('li > :not(:first-child)') ? `${path}/P` : path;
}

const quoted = (title: string) => title && `“${title}”`;

function stepOf(element: HTMLElement): string {
  const values = SHAPING.map((name) => [name, element.getAttribute(name) ?? '1'] as const);
  const unusual = values.filter(([, value]) => value !== '1').map(([name, value]) => `[${name}=${value}]`);
  return element.tagName + unusual.join('') + (isAnother(element) ? '[another]' : '');
}

/** Two lists or boxes below each other are not one. */
const isAnother = ({ tagName, previousElementSibling: above }: Element) =>
  /^(?:UL|OL|BLOCKQUOTE|ASIDE)$/.test(tagName) && above?.tagName === tagName;

/** Its column, and how many rows below the last cell with text: a dose in another column is another dose. */
function placeOf(cell: HTMLTableCellElement, last: HTMLTableCellElement | undefined): string {
  const isSameTable = last && last.closest('table') === cell.closest('table');
  return `[column=${cell.cellIndex + 1}][rows=${isSameTable ? rowOf(cell) - rowOf(last) : 'first'}]`;
}

const rowOf = ({ parentElement }: Element) =>
  parentElement instanceof HTMLTableRowElement ? parentElement.rowIndex : 0;

function kindOf(path: string): string | undefined {
  const steps = path.split('/');
  const name = steps.map(nameOf).findLast(isKind);
  const step = steps.findLast((one) => nameOf(one) === name) ?? '';
  const callout = /\[data-callout=(\w+)\]/.exec(step)?.[1];
  if (isCallout(callout)) return t('Call-out “{label}”', { label: CALLOUTS[callout] });
  if (name === 'TD') return t(KINDS.TD, { column: /\[column=(\d+)/.exec(step)?.[1] ?? '' });
  return name && t(KINDS[name]);
}

const nameOf = (step: string) => step.replace(/\[.*/, '');

function trimmed(runs: Run[]): Run[] {
  return runs
    .map(({ text, marks }, at) => {
      const start = at === 0 ? text.trimStart() : text;
      return { text: at === runs.length - 1 ? start.trimEnd() : start, marks };
    })
    .filter(({ text }) => text !== '');
}

function blockOf(runs: Run[], path: string): Block {
  const kind = kindOf(path);
  return {
    runs,
    text: runs.map(({ text }) => text).join(''),
    markup: `${path}:${runs.map(({ text, marks }) => `<${marks}>${text}`).join('')}`,
    ...(kind && { kind }),
  };
}

function pictureOf(image: HTMLImageElement): Block {
  const picture = image.getAttribute('src') ?? '';
  const withoutAlt = t(image.dataset['decorative'] === undefined ? 'Picture without alt text' : 'Decorative picture');
  const alt = image.alt ? t('Picture: {alt}', { alt: image.alt }) : withoutAlt;
  const text = [alt, quoted(image.title)].filter(Boolean).join(' ');
  return { runs: [{ text, marks: '' }], text, markup: `${text} ${picture}`, picture };
}
