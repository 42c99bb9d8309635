import { SOURCE_ID } from '../../sources/source-id.ts';
import { RICH_TEXT_TAGS } from '../tags.ts';
import { isBlock, isUnseen } from './elements.ts';
import {
  collapseSpaces,
  inlineHtml,
  isBlank,
  type Leaf,
  type Marks,
  paragraphsOf,
  startTag,
  withoutOuterBreaks,
} from './inline.ts';
import { type LeftOut, leaveOut } from './left-out.ts';
import { marksOf } from './marks.ts';
import { keepsLinesIn, roomBeside, type Style, styleOf } from './styles.ts';
import { all, type Element, isElement, type Node, named, textOf } from './tree.ts';

/** What surrounds a node. */
export type Around = {
  /** The element whose content is in it. */
  of: Element;
  marks: Marks;
  /** Whether line ends and indents are shown. */
  keepsLines: boolean;
  /** Whether everything here is bold already, as in a heading. */
  isBold: boolean;
};

/** A finished block of our document. */
export type Block = { name: string; html: string };

export type BlockWriter = (context: Context, element: Element, around: Around) => Block[];

export type Context = {
  /** Whether the HTML has nothing but our own elements: then even an empty line is as its writer wants it. */
  isOwn: boolean;
  leftOut: LeftOut;
  /** The source that a picture gets; undefined for one that readers could not see. */
  pictureSource: (source: string) => string | undefined;
  linkAddress: (address: string) => string;
  writers: Readonly<Record<string, BlockWriter>>;
};

/** Where a walk over the tree writes to. */
type Sink = {
  /** Whether nothing is written since a line break. */
  isAfterBreak?: boolean;
  write: (leaf: Leaf) => void;
  picture: (html: string) => void;
  block: (element: Element, around: Around) => void;
};

const NBSP = /\u00a0/g;

export const htmlOf = (blocks: readonly Block[]): string => blocks.map(({ html }) => html).join('');

export const block = (name: string, inside: string): Block => ({ name, html: `<${name}>${inside}</${name}>` });

type Wrapper = {
  /** What a line becomes: a paragraph, or the heading around it. */
  name?: string;
  /** Whether it stands in an element of that name, which its writer may have left empty. */
  isWritten?: boolean;
};

/** The nodes as blocks: text between blocks becomes paragraphs. */
export function flow(
  context: Context,
  nodes: readonly Node[],
  around: Around,
  { name = 'p', isWritten }: Wrapper = {},
) {
  const isAsWritten = context.isOwn && isWritten === true;
  const blocks: Block[] = [];
  let leaves: Leaf[] = [];
  let isNewLine = false;

  function close(): void {
    for (const line of linesOf(collapseSpaces(leaves))) blocks.push(block(name, inlineHtml(line)));
    leaves = [];
    isNewLine = false;
  }
  function linesOf(line: Leaf[]): Leaf[][] {
    if (isAsWritten) return line.length > 0 ? [line] : [];
    if (isBlank(line)) return [];
    return name === 'p' ? paragraphsOf(line) : [withoutOuterBreaks(line)];
  }
  const sink: Sink = {
    write: (leaf) => {
      if (isNewLine && !isBlank([leaf])) {
        if (!isBlank(leaves)) leaves.push(LINE_BREAK);
        isNewLine = false;
      }
      leaves.push(leaf);
    },
    picture: (html) => {
      close();
      blocks.push({ name: 'img', html });
    },
    block: (element, inside) => {
      const writer = context.writers[element.name];
      if (name !== 'p' && (!writer || element.name === 'p')) {
        // The lines of a heading stay in it.
        isNewLine = true;
        walk(context, element.children, inside, sink);
        isNewLine = true;
        return;
      }
      close();
      if (writer) blocks.push(...writer(context, element, inside));
      else walk(context, element.children, inside, sink);
      close();
    },
  };
  walk(context, nodes, around, sink);
  close();
  return blocks;
}

/** The nodes as words, for what can hold no blocks: those become lines. The pictures are left to the caller. */
export function line(context: Context, nodes: readonly Node[], around: Around): { html: string; pictures: string } {
  const leaves: Leaf[] = [];
  let pictures = '';
  let hasBlocks = false;
  const newLine = () => {
    if (!isBlank(leaves) && leaves.findLast(({ kind }) => kind !== 'gap')?.kind !== 'break') leaves.push(LINE_BREAK);
  };
  const sink: Sink = {
    write: (leaf) => leaves.push(leaf),
    picture: (html) => {
      pictures += html;
    },
    block: (element, inside) => {
      hasBlocks = true;
      newLine();
      walk(context, element.children, inside, sink);
      newLine();
    },
  };
  walk(context, nodes, around, sink);
  const written = collapseSpaces(leaves);
  return { html: inlineHtml(context.isOwn && !hasBlocks ? written : withoutOuterBreaks(written)), pictures };
}

const LINE_BREAK: Leaf = { kind: 'break', text: '', marks: {} };

function walk(context: Context, nodes: readonly Node[], around: Around, sink: Sink): void {
  let inside = around;
  for (const node of nodes) {
    if (node.parent !== inside.of) inside = aroundIn(context, node.parent, around);
    if (isElement(node)) walkElement(context, node, inside, sink);
    else writeWords(context, node.text, inside, sink);
  }
}

/** What surrounds the content of an element further in: lists and tables leave out the elements between. */
const aroundIn = (context: Context, element: Element | undefined, around: Around): Around =>
  element && element !== around.of
    ? aroundContent(context, element, aroundIn(context, element.parent, around))
    : around;

function walkElement(context: Context, element: Element, around: Around, sink: Sink): void {
  const style = styleOf(element);
  if (isUnseen(element, style)) return;
  if (element.name === 'br') {
    sink.write({ kind: 'break', text: '', marks: around.marks });
    sink.isAfterBreak = true;
    return;
  }
  if (element.name === 'img') {
    const html = picture(context, element);
    if (html) sink.picture(html);
    // The words before and after a picture that was a block stay apart without it.
    else if (isBlock(element, style)) sink.block(element, around);
    else sink.write({ kind: 'text', text: ' ', marks: around.marks });
    if (html && around.marks.a && !LEADS_TO_PICTURE.test(around.marks.a)) leaveOut(context.leftOut, 'pictureLink');
    return;
  }
  const id = element.name === 'sup' ? element.attributes['data-source'] : undefined;
  if (id !== undefined && SOURCE_ID.test(id)) {
    sink.write({ kind: 'reference', text: id, marks: around.marks });
    // One copied from a page has its number as text.
    if (/^[\d\s,]*$/.test(textOf(element))) return;
  }
  const inside = aroundContent(context, element, around);
  if (isBlock(element, style)) sink.block(element, inside);
  else if (isApart(style)) {
    // Words that stand elsewhere on the page do not touch those around them here.
    sink.write({ kind: 'text', text: ' ', marks: around.marks });
    walk(context, element.children, inside, sink);
    sink.write({ kind: 'text', text: ' ', marks: around.marks });
  } else {
    const room = roomOf(element, style, inside);
    if (room.before) sink.write({ kind: 'gap', text: '', marks: around.marks });
    walk(context, element.children, inside, sink);
    if (room.after) sink.write({ kind: 'gap', text: '', marks: around.marks });
  }
}

/** The narrowest space, in pixels, that a reader sees as one. */
const SPACE_PX = 4;

/** Whether the room beside words in a line keeps them apart, so that 5 and 10 do not become 510. */
function roomOf(element: Element, style: Style, { marks }: Around) {
  const { before, after } = roomBeside(style);
  const isRoomy = before >= SPACE_PX || after >= SPACE_PX;
  // The large first letter of a text is no word, and what is raised or code has its own distances.
  const isApart = isRoomy && !marks.code && !marks.sup && !marks.sub && !/^\p{L}$/u.test(textOf(element).trim());
  return { before: isApart && before >= SPACE_PX, after: isApart && after >= SPACE_PX };
}

export const withStrong = (around: Around): Around => ({
  ...around,
  marks: { ...around.marks, strong: '<strong>' },
});

const isApart = ({ position = '' }: Style): boolean => /^(?:absolute|fixed)$/.test(position);

/** A small picture that leads to the large one. */
const LEADS_TO_PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)["?#]/i;

function aroundContent(
  { isOwn, linkAddress }: Context,
  element: Element,
  { marks, isBold, keepsLines }: Around,
): Around {
  return {
    of: element,
    marks: marksOf(element, styleOf(element), { marks, isBold, isOwn, linkAddress }),
    isBold,
    keepsLines: keepsLinesIn(element, keepsLines),
  };
}

function writeWords({ isOwn }: Context, text: string, { marks, keepsLines }: Around, sink: Sink): void {
  const write = (words: string) => sink.write({ kind: 'text', text: words, marks });
  // Other programs write hard spaces wherever two spaces meet; several at the start of a line are its indent.
  const indent = sink.isAfterBreak ? (/^[\t\n\f\r ]*(\u00a0[\u00a0 ]+)(?=\S)/.exec(text) ?? []) : [];
  const [before = '', hard = ''] = indent;
  if (text.trim() !== '') sink.isAfterBreak = false;
  const words =
    isOwn || marks.code || keepsLines
      ? text
      : '\u00a0'.repeat(hard.length) + text.slice(before.length).replace(NBSP, ' ');
  if (!keepsLines) {
    write(words);
    return;
  }
  for (const [at, shown] of words.split(/\r\n?|\n/).entries()) {
    if (at > 0) sink.write({ ...LINE_BREAK, marks });
    write(shown.replace(/^(?: {2,}|\t+)/, (indent) => '\u00a0'.repeat(indent.replaceAll('\t', '    ').length)));
  }
}

function picture({ pictureSource, leftOut }: Context, { attributes }: Element): string {
  const src = pictureSource(attributes['src'] ?? '');
  if (src === undefined) {
    leaveOut(leftOut, 'picture');
    return '';
  }
  const kept = RICH_TEXT_TAGS.img.map((name) => {
    const value = name === 'src' ? src : attributes[name];
    const isNumber = value !== undefined && /^\d{1,5}$/.test(value);
    return [name, /^(?:width|height)$/.test(name) && !isNumber ? undefined : value] as const;
  });
  return startTag('img', Object.fromEntries(kept)).replace(/>$/, ' />');
}

export const picturesIn = (context: Context, element: Element): Block[] =>
  all(element, named('img'))
    .map((image) => ({ name: 'img', html: picture(context, image) }))
    .filter(({ html }) => html !== '');
