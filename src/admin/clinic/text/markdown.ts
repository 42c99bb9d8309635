import { Fragment, type Node, type Schema } from '@tiptap/pm/model';
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
markdown.normalizeLinkText = (address) => address;
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

type Writers = typeof defaultMarkdownSerializer;
const nodes = defaultMarkdownSerializer.nodes as Record<
  'paragraph' | 'heading' | 'list_item',
  Writers['nodes'][string]
>;
const marks = defaultMarkdownSerializer.marks as Record<'strong' | 'em', Writers['marks'][string]>;

const writer = new MarkdownSerializer(
  {
    paragraph: nodes.paragraph,
    heading: nodes.heading,
    listItem: nodes.list_item,
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
      const isPlain = isLink && !/[[\]()]/.test(words);
      const isBeforeLink = !isLink && parent.maybeChild(at + 1)?.marks.some(({ type }) => type.name === 'link');
      const inLine = isBeforeLink ? inPlace.replace(/!$/, '\\!') : inPlace;
      state.text(isPlain ? inLine : inLine.replace(BARE_ADDRESS, '\\$&'), false);
    },
  },
  {
    bold: marks.strong,
    italic: marks.em,
    link: {
      mixable: true,
      open: '[',
      close: (_, { attrs }) => `](${attrs['href']})`,
    },
  },
  { hardBreakNodeName: 'hardBreak' },
);

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
const FIRST_SIGNS = /^(?:[>=]|:(?=-)|#{1,6}(?=\s|$)|[-+](?=[\s-]|$))/;
const FIRST_NUMBER = /^(\d{1,9})(?=[.)](?:\s|$))/;
/** The website makes links of bare addresses, all the same: up to their ends, and not to the stars behind them. */
const BARE_ADDRESS = /(?<=https?):(?=\/\/)|(?<=www)\.|(?<=\S)@(?=\S)/gi;

function escaped(text: string, isAtStart: boolean): string {
  const words = withoutPlaceholders(text.replace(SIGNS, '\\$&'));
  return isAtStart ? words.trimStart().replace(FIRST_SIGNS, '\\$&').replace(FIRST_NUMBER, '$1\\') : words;
}

/** A block, the lines that it was read from, and what stands between it and the one before. */
type Block = { node: Node; source: string; gap: string };

/** The text of a page, in the editor and as Markdown. */
export function openMarkdown(schema: Schema, text: string) {
  const reader = readerOf(schema);
  const start = blocksOf(reader, schema, text.replaceAll('\r\n', '\n'));
  const written = new WeakMap<Node, string>();
  const placeOf = new Map(start.map(({ node }, place) => [node, place]));
  const doc = schema.node('doc', null, start.length > 0 ? start.map(({ node }) => node) : [schema.node('paragraph')]);
  const [before = ''] = /^(?:[ \t]*\r?\n)*/.exec(text) ?? [];
  const [after = ''] = /\s*$/.exec(text) ?? [];

  /** The block that a node is, or is again after it was undone: counted from the beginning or from the end. */
  function asRead(node: Node, at: number, count: number): Node {
    if (placeOf.has(node)) return node;
    return [start[at], start[start.length - count + at]].find((block) => block?.node.eq(node))?.node ?? node;
  }

  function sourceOf(node: Node): string {
    const place = placeOf.get(node);
    if (place !== undefined) return start[place]?.source ?? '';
    const known = written.get(node) ?? writeBlock(reader, schema, node);
    written.set(node, known);
    return known;
  }

  return {
    doc,
    /** The Markdown of a document that began as this one. */
    write: (changed: Node): string => {
      const shown = changed.children.map((node, at) => asRead(node, at, changed.childCount));
      const isNext = (node: Node, previous: Node) => placeOf.get(node) === (placeOf.get(previous) ?? -2) + 1;
      const blocks = joinLists(
        shown.filter((node) => placeOf.has(node) || !isEmpty(node)),
        isNext,
      );
      if (blocks.length === start.length && blocks.every((node, at) => node === start[at]?.node)) return text;
      const parts = blocks.map((node, at) => {
        const previous = blocks[at - 1];
        if (!previous) return sourceOf(node);
        if (isNext(node, previous)) return (start[placeOf.get(node) ?? 0]?.gap ?? '') + sourceOf(node);
        return `${closingOf(sourceOf(previous))}\n\n${sourceOf(node)}`;
      });
      return before + parts.join('') + after;
    },
  };
}

/** What would take in the blocks that follow it, such as code without its last line, is ended. */
function closingOf(source: string): string {
  const last = markdown.parse(`${source}\n\nx`, {}).at(-1);
  if (last?.type === 'fence') return `\n${last.markup}`;
  return last?.type === 'html_block' && source.includes('<!--') ? '\n-->' : '';
}

/** The blocks of a text. What is between them, such as the address of a link, is one too. */
function blocksOf(reader: MarkdownParser, schema: Schema, text: string): Block[] {
  const env = {};
  const tokens = markdown.parse(mark(text), env);
  const lines = text.split('\n');
  const blocks: Block[] = [];
  let gap = '';
  const add = (from: number, to: number, read: (source: string) => Node | undefined) => {
    if (from === to) return;
    const part = lines.slice(from, to).join('\n') + (to < lines.length ? '\n' : '');
    const source = part.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
    const begin = source ? part.indexOf(source) : part.length;
    gap += part.slice(0, begin);
    if (!source) return;
    blocks.push({ node: read(source) ?? schema.node(AS_WRITTEN, { text: source }), source, gap });
    gap = part.slice(begin + source.length);
  };
  // A placeholder over two lines: the lines of the tokens are not those of the text.
  if (mark(text).split('\n').length !== lines.length) {
    add(0, lines.length, () => undefined);
    return blocks;
  }
  let line = 0;
  tokens.forEach((token, at) => {
    if (token.level !== 0 || token.nesting === -1 || !token.map) return;
    const [from, to] = token.map;
    add(line, from, () => undefined);
    line = to;
    const end = token.nesting === 0 ? at : tokens.findIndex((other, place) => place > at && other.level === 0);
    const html = markdown.renderer.render(tokens.slice(at, end + 1), markdown.options, env);
    add(from, to, (source) => {
      const node = ONLY_ON_SITE.test(source) ? undefined : readBlock(reader, source);
      return node && htmlOf(sourceOfBlock(node)) === html && htmlOf(source) === html ? node : undefined;
    });
  });
  add(line, lines.length, () => undefined);
  return blocks;
}

/** Notes, boxes to tick and quotation marks that stay straight: the website knows them, markdown-it does not. */
const ONLY_ON_SITE = /(?<!\\)\[\^[\w-]+\](?!\()|^\s*(?:[-*+]|\d+[.)])\s+\[[ x]\]|\\["']/im;

/** Undefined for what the editor has nothing for. */
function readBlock(reader: MarkdownParser, source: string): Node | undefined {
  try {
    const { children } = reader.parse(mark(source));
    return children.length === 1 ? children[0] : undefined;
  } catch {
    return undefined;
  }
}

const sourceOfBlock = (node: Node): string => writer.serialize(node.type.schema.node('doc', null, [node])).trim();

/** So many stars in a row the website reads in another way. */
const MANY_STARS = /\*{4}/;

/**
 * A changed block as Markdown. Formats go that Markdown has no way to write in their line, such as bold that begins
 * within a word at a bracket; the words and the links stay.
 */
function writeBlock(reader: MarkdownParser, schema: Schema, node: Node): string {
  if (node.type.name === AS_WRITTEN) return String(node.attrs['text']);
  const readsBack = (candidate: Node, source = sourceOfBlock(candidate)) => {
    const read = readBlock(reader, source);
    return read && !MANY_STARS.test(source) && isSameMeaning(read, candidate) ? source : undefined;
  };
  const { bold, italic } = schema.marks;
  const fitting = (line: Node[]) => {
    const without = (...types: (typeof bold)[]) =>
      line.map((part) => part.mark(part.marks.filter(({ type }) => !types.includes(type))));
    const choices = [line, without(italic), without(bold), without(bold, italic)];
    return (
      choices.find((choice) => readsBack(schema.node('paragraph', null, choice)) !== undefined) ?? without(bold, italic)
    );
  };
  const whole = prepared(node, fitting);
  const plain = (line: Node[]) => line.map((part) => part.mark(part.marks.filter(({ type }) => type.name === 'link')));
  return readsBack(whole) ?? sourceOfBlock(prepared(node, plain));
}

/**
 * A block as Markdown can hold it: without spaces at the edges of its lines, with a header above each table, and with
 * addresses of links that end where they end. `formatsOf` leaves a line the formats that it keeps.
 */
function prepared(node: Node, formatsOf: (line: Node[]) => Node[]): Node {
  if (node.isTextblock) {
    const isLine = node.type.name !== 'paragraph';
    const line = trimmed(isLine ? node.children.map(breakToSpace) : node.children);
    return node.copy(Fragment.from(formatsOf(line.map(withSafeAddress))));
  }
  const children = node.children.map((child) => prepared(child, formatsOf));
  if (node.type.name === 'table') return node.copy(Fragment.from(withHeader(children)));
  return node.copy(Fragment.from(joinLists(withoutEmpty(children))));
}

const withSafeAddress = (part: Node): Node =>
  part.mark(
    part.marks.map((one) =>
      one.type.name === 'link'
        ? one.type.create({ ...one.attrs, href: String(one.attrs['href']).replace(/[\s()<>"|\\]/g, percent) })
        : one,
    ),
  );

/** `encodeURIComponent` leaves brackets. */
const percent = (sign: string) =>
  sign < '\x80' ? `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}` : encodeURIComponent(sign);

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

/** Two lists of a kind in a row would be read as one, unless they already are written as two. */
function joinLists(blocks: readonly Node[], areTwo = (_block: Node, _before: Node) => false): Node[] {
  const joined: Node[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    if (before?.type === block.type && isList(block) && !areTwo(block, before))
      joined.splice(-1, 1, before.copy(before.content.append(block.content)));
    else joined.push(block);
  }
  return joined;
}

const isSameMeaning = (one: Node, other: Node) => JSON.stringify(meaningOf(one)) === JSON.stringify(meaningOf(other));

/** What readers get of a block: its words with their formats. Spaces have none. */
function meaningOf(node: Node): unknown[] {
  if (!node.isTextblock) return [node.type.name, node.attrs, node.children.map(meaningOf)];
  const signs = node.children.flatMap((child) =>
    (child.isText ? [...(child.text ?? '')] : [JSON.stringify([child.type.name, child.attrs])]).map((sign) => {
      const formats = child.marks.filter(({ type }) => sign.trim() !== '' || type.name === 'link');
      return [sign, ...formats.map(({ type, attrs }) => type.name + String(attrs['href'] ?? '')).sort()].join(' ');
    }),
  );
  return [node.type.name, node.attrs, signs];
}
