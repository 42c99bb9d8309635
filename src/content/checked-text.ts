import { isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { mark, unmark } from '../shared/facts/placeholders.ts';
import { divideMarkdown } from '../shared/facts/yaml.ts';
import { type Block, type CheckedText, PICTURE, type Place } from '../shared/text-check/document/document.ts';
import {
  ADDRESSES,
  byPurpose,
  type DocumentField,
  type DocumentString,
  pageText,
} from '../shared/text-check/document/from-page.ts';
import { MOST_NESTED, type Node, treeOf } from './plain-markdown.ts';

/** A document as the check of texts reads it, with the line and the field of the form of each place. */
export type LocatedText = {
  text: CheckedText;
  lineOf: (place: Place) => number;
  /** Such as `lijst.0.antwoord`, or `body`. */
  fieldOf: (place: Place) => string;
};

/** The text of a Markdown or YAML file below content/, which is Dutch. Throws when it is no valid YAML. */
export function readDocumentText(path: string, source: string): LocatedText {
  const lines = source.replaceAll('\r\n', '\n');
  return path.endsWith('.md') ? readMarkdown(path, lines) : readYaml(lines);
}

function readMarkdown(path: string, source: string): LocatedText {
  const { front = '', body } = divideMarkdown(source);
  const firstLine = source.slice(0, source.length - body.length).split('\n').length;
  const blocks = blocksOfMarkdown(body).map((block) => ({ ...block, field: 'body', line: block.line + firstLine - 1 }));
  const { text, fields, sources } = pageText(path, readYamlText(front, 1), blocks);
  const purpose = /^type: video$/m.test(front) ? 'other' : text.purpose;
  return { text: { ...text, purpose }, ...placesIn(blocks, fields, sources, firstLine) };
}

/** Each string of a YAML file is a small text of its own; together they are one body. */
function readYaml(source: string): LocatedText {
  const { fields, prose, sources, beside } = byPurpose(readYamlText(source, 0));
  const blocks = prose.flatMap(({ keys, value, line }) =>
    blocksOfMarkdown(value).map((block) => ({
      ...{ ...block, heading: 0, field: pathOf(keys), line: block.line + line - 1 },
    })),
  );
  const text: CheckedText = {
    ...{ language: 'nl', purpose: 'other', body: blocks, beside },
    fields: Object.fromEntries(fields.map(({ part, value }) => [part, value])),
    sources: sources.map(({ address }) => address),
  };
  return { text, ...placesIn(blocks, fields, sources, 1) };
}

type FoundBlock = MarkdownBlock & { field: string };

function placesIn(
  blocks: readonly FoundBlock[],
  fields: readonly DocumentField<YamlText>[],
  sources: Sources,
  firstLine: number,
): Pick<LocatedText, 'lineOf' | 'fieldOf'> {
  const blockAt = ({ part, block }: Place) => (part === 'body' && block !== undefined ? blocks[block] : undefined);
  const sourceAt = ({ part, block }: Place) => (part === 'sources' ? sources[block ?? -1] : undefined);
  const fieldAt = ({ part }: Place) => fields.find((field) => field.part === part);
  return {
    lineOf: (place) => {
      const block = blockAt(place);
      const line = block && block.line + block.text.slice(0, place.from).split('\n').length - 1;
      return line ?? sourceAt(place)?.at.line ?? fieldAt(place)?.line ?? firstLine;
    },
    fieldOf: (place) => blockAt(place)?.field ?? sourceAt(place)?.path ?? pathOf(fieldAt(place)?.keys ?? []),
  };
}

/** The items of a file that is a list stand in the form's field `lijst`. */
const pathOf = (keys: readonly string[]): string => (/^\d/.test(keys[0] ?? '') ? ['lijst', ...keys] : keys).join('.');

type YamlText = DocumentString & { line: number };
type Sources = ReturnType<typeof byPurpose<YamlText>>['sources'];

/** The strings of a YAML document with their keys and lines; `linesBefore` stand above it in its file. */
function readYamlText(yaml: string, linesBefore: number): YamlText[] {
  const counter = new LineCounter();
  const document = parseDocument(mark(yaml), { lineCounter: counter });
  const [error] = document.errors;
  if (error) throw error;
  const texts: YamlText[] = [];
  visit(document, {
    Scalar: (key, { value, range, type }, parents) => {
      const keys = [...parents, undefined].flatMap((parent, depth) => {
        if (isPair(parent) && isScalar(parent.key)) return [String(parent.key.value)];
        const child = parents[depth + 1];
        return isSeq(parent) ? [String(child ? parent.items.indexOf(child) : key)] : [];
      });
      // A key for an address without a value counts as an empty address, which is reported.
      const text = value === null && ADDRESSES.has(keys.at(-1) ?? '') ? '' : value;
      if (key === 'key' || typeof text !== 'string') return;
      const { line } = counter.linePos(range?.[0] ?? 0);
      // The text of a block starts on the line after its `|` or `>`.
      const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
      texts.push({ keys, value: unmark(text), line: line + linesBefore + (isBlock ? 1 : 0) });
    },
  });
  return texts;
}

/** A block with its line in the Markdown, from 1. */
type MarkdownBlock = Block & { line: number };

const BLOCKS = new Set(['heading', 'paragraph', 'tableCell', 'code']);

/** The blocks of a Markdown text, in order. */
function blocksOfMarkdown(markdown: string): MarkdownBlock[] {
  const nodes = nodesIn(treeOf(markdown));
  const addresses = nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : []));
  // Of two with one name readers get the first.
  const addressOf = new Map(addresses.toReversed());
  return nodes.flatMap((node) => (BLOCKS.has(node.type) ? [readBlock(node, addressOf)] : []));
}

/** The blocks, and what stands between them. */
function nodesIn(node: Node, depth = 0): Node[] {
  // Such a text is refused.
  if (depth > MOST_NESTED) return [];
  if (BLOCKS.has(node.type) || !('children' in node)) return [node];
  return (node.children as Node[]).flatMap((child) => nodesIn(child, depth + 1));
}

/** Of fenced code that below the fence. */
function firstLine(node: Node): number {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
  const isFenced = node.type === 'code' && end.line - start.line >= node.value.split('\n').length;
  return isFenced ? start.line + 1 : start.line;
}

function readBlock(node: Node, addressOf: ReadonlyMap<string, string>): MarkdownBlock {
  const block: MarkdownBlock = {
    heading: node.type === 'heading' ? node.depth : 0,
    text: '',
    links: [],
    pictures: [],
    line: firstLine(node),
  };
  read(node);
  return block;

  function read(inline: Node): void {
    const from = block.text.length;
    if (inline.type === 'text' || inline.type === 'inlineCode' || inline.type === 'code') block.text += inline.value;
    if (inline.type === 'break') block.text += '\n';
    if (inline.type === 'image') {
      block.pictures.push({ at: from, src: inline.url, alt: inline.alt ?? '' });
      block.text += PICTURE;
    }
    if ('children' in inline) for (const child of inline.children as Node[]) read(child);
    if (inline.type === 'link' || inline.type === 'linkReference') {
      const href = inline.type === 'link' ? inline.url : (addressOf.get(inline.identifier) ?? '');
      block.links.push({ href, from, to: block.text.length });
    }
  }
}
