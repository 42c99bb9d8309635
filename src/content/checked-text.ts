import { markdownToMdast } from 'satteri';
import { isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import {
  type Block,
  type CheckedText,
  PICTURE,
  type Place,
  type Purpose,
  type ShownText,
} from '../shared/text-check/document/document.ts';

/** A document as the check of texts reads it, with the line and the field of the form of each place. */
export type LocatedText = {
  text: CheckedText;
  lineOf: (place: Place) => number;
  /** Such as `lijst.0.antwoord`, or `body`. */
  fieldOf: (place: Place) => string;
};

/** The folders of texts that advise or offer treatment. */
const CARE = /^(?:magazine|therapieen|behandelingen)\//;

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** The text of a Markdown or YAML file below content/, which is Dutch. Throws when it is no valid YAML. */
export function readDocumentText(path: string, source: string): LocatedText {
  const lines = source.replaceAll('\r\n', '\n');
  return path.endsWith('.md') ? readMarkdown(path, lines) : readYaml(lines);
}

function readMarkdown(path: string, source: string): LocatedText {
  const [, front = '', body = source] = FRONT_MATTER.exec(source) ?? [];
  const { fields, prose, sources, beside } = byPurpose(readYamlText(front, 1));
  const all = [...fields, ...prose.map((text) => ({ ...text, part: text.keys.join('.') }))];
  const firstLine = source.slice(0, source.length - body.length).split('\n').length;
  const blocks = blocksOfMarkdown(body).map((block) => ({ ...block, field: 'body', line: block.line + firstLine - 1 }));
  const purpose: Purpose = CARE.test(path) && !/^type: video$/m.test(front) ? 'care' : 'other';
  const text: CheckedText = {
    ...{ language: 'nl', purpose, fields: valuesOf(all), body: blocks, beside },
    sources: sources.map(addressOf),
  };
  return { text, ...placesIn(blocks, all, sources, firstLine) };
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
    ...{ language: 'nl', purpose: 'other', fields: valuesOf(fields), body: blocks, beside },
    sources: sources.map(addressOf),
  };
  return { text, ...placesIn(blocks, fields, sources, 1) };
}

type FoundBlock = MarkdownBlock & { field: string };

function placesIn(
  blocks: readonly FoundBlock[],
  fields: readonly Field[],
  sources: readonly Source[],
  firstLine: number,
): Pick<LocatedText, 'lineOf' | 'fieldOf'> {
  const blockAt = ({ part, block }: Place) => (part === 'body' && block !== undefined ? blocks[block] : undefined);
  const sourceAt = ({ part, block }: Place) => (part === 'sources' ? sources[block ?? -1] : undefined);
  const fieldAt = ({ part }: Place) => fields.find((field) => field.part === part);
  return {
    lineOf: (place) => {
      const block = blockAt(place);
      const line = block && block.line + block.text.slice(0, place.from).split('\n').length - 1;
      return line ?? sourceAt(place)?.line ?? fieldAt(place)?.line ?? firstLine;
    },
    fieldOf: (place) => blockAt(place)?.field ?? sourceAt(place)?.field ?? pathOf(fieldAt(place)?.keys ?? []),
  };
}

/** The items of a file that is a list stand in the form's field `lijst`. */
const pathOf = (keys: readonly string[]): string => (/^\d/.test(keys[0] ?? '') ? ['lijst', ...keys] : keys).join('.');

const valuesOf = (fields: readonly Field[]) => Object.fromEntries(fields.map(({ part, value }) => [part, value]));

/** A string of a YAML document; `keys` lead to it, and the position within a list is one of them. */
type YamlText = { keys: string[]; value: string; line: number };
/** A text with limits of its own. */
type Field = YamlText & { part: string };
type Source = { texts: string[]; address: string | null; line: number; field: string };

/** Fields at the top of a file that the rules know by another name. */
const KNOWN: Record<string, string> = {
  title: 'title',
  titel: 'title',
  excerpt: 'excerpt',
  samenvatting: 'excerpt',
  seoTitle: 'seoTitle',
  seoDescription: 'seoDescription',
  metaDescription: 'metaDescription',
  zoekomschrijving: 'metaDescription',
  imageAlt: 'imageAlt',
  fotobeschrijving: 'imageAlt',
};
const SOURCES = new Set(['sources', 'bronnen']);
const ADDRESSES = new Set(['address', 'adres']);
const SHOWN_OF_SOURCE = new Set(['title', 'titel', 'publisher', 'uitgever']);
/** Keys whose values are not prose. */
const NO_PROSE = new Set(
  'slug id cover category type writer alias foto image publishedAt videoUrl auteur verwant review gecontroleerd'.split(
    ' ',
  ),
);

/** The strings of a YAML document with their keys and lines; `linesBefore` stand above it in its file. */
function readYamlText(yaml: string, linesBefore: number): YamlText[] {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
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
      texts.push({ keys, value: text, line: line + linesBefore + (isBlock ? 1 : 0) });
    },
  });
  return texts;
}

/** What each string is for: a field with limits, a source, or running text. */
function byPurpose(texts: readonly YamlText[]) {
  const fields: Field[] = [];
  const prose: YamlText[] = [];
  const sources: Source[] = [];
  for (const text of texts) {
    const [first = '', second] = text.keys;
    const part = text.keys.length === 1 ? KNOWN[first] : undefined;
    if (SOURCES.has(first) && second !== undefined) addToSource(sources, Number(second), text);
    else if (part) fields.push({ ...text, part });
    else if (!text.keys.some((key) => NO_PROSE.has(key))) prose.push(text);
  }
  const beside: ShownText[] = sources.map((source, block) => ({
    part: 'sources',
    block,
    text: source.texts.join('\n'),
  }));
  return { fields, prose, sources, beside };
}

const addressOf = ({ address }: Source): string | null => address;

function addToSource(sources: Source[], at: number, { keys, value, line }: YamlText): void {
  const source = sources[at] ?? { texts: [], address: null, line, field: keys.slice(0, 2).join('.') };
  sources[at] = source;
  const key = keys.at(-1) ?? '';
  if (SHOWN_OF_SOURCE.has(key)) source.texts.push(value);
  if (!ADDRESSES.has(key)) return;
  source.address = value;
  source.line = line;
}

type Node = ReturnType<typeof markdownToMdast>;
/** A block with its line in the Markdown, from 1. */
type MarkdownBlock = Block & { line: number };

/** The blocks of a Markdown text, in order. */
const blocksOfMarkdown = (markdown: string): MarkdownBlock[] => blocksIn(markdownToMdast(markdown));

function blocksIn(node: Node): MarkdownBlock[] {
  if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') return [readBlock(node)];
  return 'children' in node ? (node.children as Node[]).flatMap(blocksIn) : [];
}

function readBlock(node: Node): MarkdownBlock {
  const block: MarkdownBlock = {
    heading: node.type === 'heading' ? node.depth : 0,
    text: '',
    links: [],
    pictures: [],
    line: node.position?.start.line ?? 1,
  };
  read(node);
  return block;

  function read(inline: Node): void {
    const from = block.text.length;
    if (inline.type === 'text' || inline.type === 'inlineCode') block.text += inline.value;
    if (inline.type === 'break') block.text += '\n';
    if (inline.type === 'image') {
      block.pictures.push({ at: from, src: inline.url, alt: inline.alt ?? '' });
      block.text += PICTURE;
    }
    if ('children' in inline) for (const child of inline.children as Node[]) read(child);
    if (inline.type === 'link') block.links.push({ href: inline.url, from, to: block.text.length });
  }
}
