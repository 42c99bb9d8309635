import { Fragment, type Mark, type Node, type Schema } from '@tiptap/pm/model';
import MarkdownIt, { type Token } from 'markdown-it';
import {
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
  type MarkdownSerializerState,
} from 'prosemirror-markdown';
import { BRACE, CLOSE, mark, OPEN, unmark, withoutPlaceholders } from '../../../shared/facts/placeholders.ts';
import { AS_WRITTEN, PLACEHOLDER } from './extensions.ts';

/*
 * The text of a page is Markdown with placeholders. The editor changes only the blocks that its user changes: the others
 * stay as they are written, to the letter.
 */

/** A placeholder, as `mark` writes it. */
const MARKED = new RegExp(`${OPEN}([^${CLOSE}]+)${CLOSE}`);

const markdown = new MarkdownIt({ html: true, linkify: true });
markdown.linkify.set({ fuzzyLink: false }).add('ftp:', null).add('//', null).add('mailto:', null);
// Placeholders in addresses stay as they are.
markdown.normalizeLink = unmark;
markdown.validateLink = () => true;
// A line that ends within a paragraph is a space.
markdown.renderer.rules['softbreak'] = () => ' ';
markdown.renderer.rules[PLACEHOLDER] = (tokens, at) => OPEN + (tokens[at]?.content ?? '') + CLOSE;
markdown.core.ruler.push('editor', ({ tokens, Token: New }) => {
  const words = (content: string) => Object.assign(new New('text', '', 0), { content: content.replaceAll(BRACE, '{') });
  const placeholder = (content: string) => Object.assign(new New(PLACEHOLDER, '', 0), { content });
  const paragraph = ({ nesting, level }: Token) =>
    Object.assign(new New(nesting === 1 ? 'paragraph_open' : 'paragraph_close', 'p', nesting), { level: level + 1 });
  const all = tokens.flatMap((token) => {
    if (token.children)
      token.children = token.children.flatMap((child) =>
        child.type === 'text'
          ? child.content.split(MARKED).map((part, at) => (at % 2 ? placeholder : words)(part))
          : child,
      );
    if (!/^t[hd]_/.test(token.type)) return [token];
    // A cell holds a paragraph, as in the editor.
    return token.nesting === 1 ? [token, paragraph(token)] : [paragraph(token), token];
  });
  tokens.splice(0, tokens.length, ...all);
});

/** As the website reads it: a placeholder is a word, not braces. */
const htmlOf = (source: string): string => markdown.render(mark(source));

const isTight = (tokens: readonly Token[], at: number): boolean => {
  for (const token of tokens.slice(at + 1)) if (token.type !== 'list_item_open') return token.hidden;
  return false;
};

const readerOf = (schema: Schema) =>
  new MarkdownParser(schema, markdown, {
    paragraph: { block: 'paragraph' },
    heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
    bullet_list: { block: 'bulletList', getAttrs: (_, tokens, at) => ({ tight: isTight(tokens, at) }) },
    ordered_list: {
      block: 'orderedList',
      getAttrs: (token, tokens, at) => ({ start: Number(token.attrGet('start') ?? 1), tight: isTight(tokens, at) }),
    },
    list_item: { block: 'listItem' },
    hardbreak: { node: 'hardBreak' },
    strong: { mark: 'bold' },
    em: { mark: 'italic' },
    link: { mark: 'link', getAttrs: (token) => ({ href: token.attrGet('href') }) },
    table: { block: 'table' },
    thead: { ignore: true },
    tbody: { ignore: true },
    tr: { block: 'tableRow' },
    th: { block: 'tableHeader' },
    td: { block: 'tableCell' },
    [PLACEHOLDER]: { node: PLACEHOLDER, getAttrs: ({ content }) => ({ name: content }) },
  });

type State = MarkdownSerializerState;

const { nodes, marks } = defaultMarkdownSerializer;

const writer = new MarkdownSerializer(
  {
    paragraph: nodes['paragraph'] as (typeof nodes)[string],
    heading: nodes['heading'] as (typeof nodes)[string],
    listItem: nodes['list_item'] as (typeof nodes)[string],
    bulletList: (state, list) => state.renderList(list, '  ', () => '- '),
    orderedList: (state, list) => {
      const first = Number(list.attrs['start']);
      const width = String(first + list.childCount - 1).length + 2;
      state.renderList(list, ' '.repeat(width), (at) => `${first + at}. `.padEnd(width));
    },
    table: (state, table) => {
      table.forEach((row, _, at) => {
        if (at > 0) state.ensureNewLine();
        writeRow(state, row);
        if (at > 0) return;
        state.ensureNewLine();
        state.write(`|${' --- |'.repeat(row.childCount)}`);
      });
      state.closeBlock(table);
    },
    hardBreak: (state) => state.write('\\\n'),
    [PLACEHOLDER]: (state, { attrs }) => state.write(`{${attrs['name']}}`),
    [AS_WRITTEN]: (state, node) => {
      state.text(String(node.attrs['text']), false);
      state.closeBlock(node);
    },
    text: (state, node, parent, at) => {
      const before = parent.maybeChild(at - 1);
      const isAtStart = before === null || before.type.name === 'hardBreak';
      const words = escaped(node.text ?? '', isAtStart);
      const isLink = node.marks.some(({ type }) => type.name === 'link');
      const isBeforePlaceholder = parent.maybeChild(at + 1)?.type.name === PLACEHOLDER;
      // A backslash would make braces of it.
      const inPlace = isBeforePlaceholder ? words.replace(/\\\\$/, '&#92;') : words;
      state.text(isLink ? inPlace : inPlace.replace(BARE_ADDRESS, '\\$&'), false);
    },
  },
  {
    bold: marks['strong'] as (typeof marks)[string],
    italic: marks['em'] as (typeof marks)[string],
    link: {
      mixable: true,
      open: '[',
      close: (_, { attrs }) => `](${String(attrs['href']).replace(/[\s()<>"|\\]/g, percent)})`,
    },
  },
  { hardBreakNodeName: 'hardBreak' },
);

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;

function writeRow(state: State, row: Node): void {
  state.write('|');
  row.forEach((cell) => {
    state.write(' ');
    if (cell.firstChild) state.renderInline(cell.firstChild, false);
    state.write(' |');
  });
}

/** What Markdown reads as more than words: formats, links, HTML, an entity, a cell, the end of a heading. */
const SIGNS = /[`*\\~[\]|]|(?<![a-z0-9])_|_(?![a-z0-9])|<(?=[a-z/!?])|&(?=#|[a-z])|(?<=^|\s)#(?=#*\s*$)/gi;
/** And where a line begins: a quote, a heading, a list, a line below or above it. */
const FIRST_SIGNS = /^(?:[>=]|#{1,6}(?=\s|$)|[-+](?=[\s-]|$))/;
const FIRST_NUMBER = /^(\d{1,9})(?=[.)](?:\s|$))/;
/** The website makes links of bare addresses, all the same: up to their ends, and not to the stars behind them. */
const BARE_ADDRESS = /(?<=https?):(?=\/\/)|(?<=www)\.|(?<=\S)@(?=\S)/gi;

function escaped(text: string, isAtStart: boolean): string {
  const words = withoutPlaceholders(text.replace(SIGNS, '\\$&'));
  return isAtStart ? words.trimStart().replace(FIRST_SIGNS, '\\$&').replace(FIRST_NUMBER, '$1\\') : words;
}

/** The text of a page, in the editor and as Markdown. */
export function openMarkdown(schema: Schema, text: string) {
  const reader = readerOf(schema);
  const written = new WeakMap<Node, string>();
  const start = blocksOf(reader, schema, text);
  for (const { node, source } of start) written.set(node, source);
  const doc = schema.node('doc', null, start.length > 0 ? start.map(({ node }) => node) : [schema.node('paragraph')]);
  const [before = ''] = /^\s*/.exec(text) ?? [];
  const [after = ''] = /\s*$/.exec(text) ?? [];
  return {
    doc,
    /** The Markdown of a document that began as this one. */
    write: (changed: Node): string => {
      const blocks = joinLists(changed.children.filter((node) => !isEmpty(node)));
      if (blocks.length === start.length && blocks.every((node, at) => node === start[at]?.node)) return text;
      for (const node of blocks) if (!written.has(node)) written.set(node, writeBlock(reader, schema, node));
      return before + blocks.map((node) => written.get(node)).join('\n\n') + after;
    },
  };
}

type Block = { node: Node; source: string };

/** The blocks of a text with the lines that they are written in. What is between them, such as an address of a link, is one too. */
function blocksOf(reader: MarkdownParser, schema: Schema, text: string): Block[] {
  const env = {};
  const tokens = markdown.parse(mark(text), env);
  const lines = text.split('\n');
  const blocks: Block[] = [];
  let line = 0;
  const sourceOf = (from: number, to: number) => lines.slice(from, to).join('\n').trim();
  const asWritten = (source: string): Block => ({ node: schema.node(AS_WRITTEN, { text: source }), source });
  const addBetween = (to: number) => {
    const source = sourceOf(line, to);
    if (source) blocks.push(asWritten(source));
  };
  tokens.forEach((token, at) => {
    if (token.level !== 0 || token.nesting === -1 || !token.map) return;
    const [from, to] = token.map;
    addBetween(from);
    line = to;
    const source = sourceOf(from, to);
    const end = token.nesting === 0 ? at : tokens.findIndex((other, place) => place > at && other.level === 0);
    const html = markdown.renderer.render(tokens.slice(at, end + 1), markdown.options, env);
    const node = readBlock(reader, source);
    const isSame = node !== undefined && htmlOf(writeSafely(node)) === html && htmlOf(source) === html;
    blocks.push(isSame ? { node, source } : asWritten(source));
  });
  addBetween(lines.length);
  return blocks;
}

/** Undefined for what the editor has nothing for. */
function readBlock(reader: MarkdownParser, source: string): Node | undefined {
  try {
    const { children } = reader.parse(mark(source));
    return children.length === 1 ? children[0] : undefined;
  } catch {
    return undefined;
  }
}

const writeSafely = (node: Node): string => writer.serialize(node.type.schema.node('doc', null, [node])).trim();

/** Readers of Markdown do not agree on what they mean. */
const MANY_STARS = /\*{4}/;

/** Without formats that Markdown has no way to write in that place, such as bold that begins within a word at a bracket. */
function writeBlock(reader: MarkdownParser, schema: Schema, node: Node): string {
  if (node.type.name === AS_WRITTEN) return String(node.attrs['text']);
  const italic = schema.marks['italic'];
  for (const without of [[], [italic], [italic, schema.marks['bold']]]) {
    const candidate = prepared(node, ({ type }) => !without.includes(type));
    const source = writeSafely(candidate);
    const read = readBlock(reader, source);
    if (read && !MANY_STARS.test(source) && meaningOf(read) === meaningOf(candidate)) return source;
  }
  return writeSafely(prepared(node, () => false));
}

/** A block as Markdown can hold it: without spaces at the edges of its lines, and with a header above each table. */
function prepared(node: Node, keeps: (mark: Mark) => boolean): Node {
  if (node.isInline) return node.mark(node.marks.filter(keeps));
  const children = node.children.map((child) => prepared(child, keeps));
  if (node.type.name === 'table') return node.copy(Fragment.from(withHeader(children)));
  if (!node.isTextblock) return node.copy(Fragment.from(joinLists(withoutEmpty(children))));
  const isLine = node.type.name !== 'paragraph';
  return node.copy(Fragment.from(trimmed(isLine ? children.map(breakToSpace) : children)));
}

const breakToSpace = (node: Node): Node => (node.type.name === 'hardBreak' ? node.type.schema.text(' ') : node);

function trimmed(inline: readonly Node[]): Node[] {
  const first = inline.findIndex((node) => !isBlank(node));
  const line = inline.slice(first === -1 ? inline.length : first, inline.findLastIndex((node) => !isBlank(node)) + 1);
  return line.flatMap((node, at) => {
    if (!node.isText) return [node];
    let text = (node.text ?? '').replace(/[\t\n\r]/g, ' ');
    if (isBreak(line[at - 1])) text = text.trimStart();
    if (isBreak(line[at + 1])) text = text.trimEnd();
    return text ? [node.type.schema.text(text, node.marks)] : [];
  });
}

const isBreak = (node: Node | undefined) => node === undefined || node.type.name === 'hardBreak';
const isBlank = (node: Node) => isBreak(node) || (node.isText && !node.text?.trim());

function withHeader(rows: readonly Node[]): Node[] {
  return rows.map((row, at) => {
    const type = row.type.schema.nodes[at === 0 ? 'tableHeader' : 'tableCell'];
    const cells = row.children.map(
      (cell) => type?.create(null, cell.content.firstChild && [oneLine(cell.content.firstChild)]) ?? cell,
    );
    return row.copy(Fragment.from(cells));
  });
}

const oneLine = (paragraph: Node): Node => paragraph.copy(Fragment.from(trimmed(paragraph.children.map(breakToSpace))));

/** Markdown has no paragraphs, items and lists without words. */
function withoutEmpty(blocks: readonly Node[]): Node[] {
  return blocks.flatMap((block) => {
    if (isEmpty(block)) return [];
    if (block.type.name !== 'listItem' || block.firstChild?.isTextblock) return [block];
    // What was below an empty item takes its place.
    return block.children.flatMap((inner) => (isList(inner) ? inner.children : [block.copy(Fragment.from(inner))]));
  });
}

const isList = ({ type }: Node) => type.name === 'bulletList' || type.name === 'orderedList';

const isEmpty = (node: Node): boolean => {
  if (isList(node) || node.type.name === 'listItem') return node.children.every(isEmpty);
  return node.isTextblock && node.children.every(isBlank);
};

/** Two lists of a kind in a row would be read as one. */
function joinLists(blocks: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    if (before?.type === block.type && isList(block))
      joined.splice(-1, 1, before.copy(before.content.append(block.content)));
    else joined.push(block);
  }
  return joined;
}

/** What readers get of a block: its words with their formats. Spaces have none. */
function meaningOf(node: Node): string {
  if (!node.isTextblock) return JSON.stringify([node.type.name, node.attrs, node.children.map(meaningOf)]);
  const signs = node.children.flatMap((child) =>
    (child.isText ? [...(child.text ?? '')] : [JSON.stringify([child.type.name, child.attrs])]).map((sign) => {
      const formats = child.marks.filter(({ type }) => sign.trim() !== '' || type.name === 'link');
      return [sign, ...formats.map(({ type, attrs }) => type.name + String(attrs['href'] ?? '')).sort()].join(' ');
    }),
  );
  return JSON.stringify([node.type.name, node.attrs, signs]);
}
