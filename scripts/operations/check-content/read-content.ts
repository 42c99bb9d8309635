import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { markdownToMdast } from 'satteri';
import { findPhoneNumbers } from '../../../src/shared/numbers/numbers.ts';
import {
  type Block,
  type CheckedText,
  PICTURE,
  type Place,
  type Purpose,
} from '../../../src/shared/text-check/document/document.ts';
import { addressOf, byPurpose, type Field, readYamlText, type Source } from './yaml-texts.ts';

/** A text and where it comes from, for a report. */
export type LocatedText = { text: CheckedText; locate: (place: Place) => string };

/** Words that visitors type, which no page shows. */
const WORDS_OF_NEED = 'nood.yaml';

/** The folders of texts that advise or offer treatment. */
const CARE = /^(?:magazine|therapieen|behandelingen)\//;

/** The texts of every Markdown and YAML file in a folder, which are Dutch. */
export const readContent = (folder: string): LocatedText[] =>
  filesIn(folder).map((file) => {
    const source = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    const path = join(folder, file);
    return file.endsWith('.md') ? readMarkdown(path, file, source) : readYaml(path, source);
  });

/** The phone numbers of the clinic, under whatever key content/kliniek.yaml has them. */
export const clinicPhoneNumbers = (folder: string): string[] => {
  const text = readFileSync(join(folder, 'kliniek.yaml'), 'utf8');
  return findPhoneNumbers(text).map(({ from, to }) => text.slice(from, to));
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:md|ya?ml)$/.test(entry.name) && entry.name !== WORDS_OF_NEED)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

function readMarkdown(path: string, file: string, source: string): LocatedText {
  const [, front = '', body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const { fields, prose, sources, beside } = byPurpose(readYamlText(path, front, 1));
  const all = [...fields, ...prose.map((text) => ({ ...text, part: text.keys.join('.') }))];
  const firstLine = source.slice(0, source.length - body.length).split('\n').length;
  const blocks = blocksOfMarkdown(body).map((block) => ({ ...block, line: block.line + firstLine - 1 }));
  const purpose: Purpose = CARE.test(file) && !/^type: video$/m.test(front) ? 'care' : 'other';
  return {
    text: { language: 'nl', purpose, fields: valuesOf(all), body: blocks, beside, sources: sources.map(addressOf) },
    locate: (place) => {
      const line = place.part === 'body' ? lineIn(blocks, place) : lineOf(place, all, sources);
      return `${path}:${line ?? firstLine}`;
    },
  };
}

/** Each string of a YAML file is a small text of its own; together they are one body. */
function readYaml(path: string, source: string): LocatedText {
  const { fields, prose, sources, beside } = byPurpose(readYamlText(path, source, 0));
  const blocks = prose.flatMap(({ value, line }) =>
    blocksOfMarkdown(value).map((block) => ({ ...block, heading: 0, line: block.line + line - 1 })),
  );
  return {
    text: {
      ...{ language: 'nl', purpose: 'other', beside, sources: sources.map(addressOf) },
      fields: valuesOf(fields),
      body: blocks,
    },
    locate: (place) =>
      `${path}:${(place.part === 'body' ? lineIn(blocks, place) : lineOf(place, fields, sources)) ?? 1}`,
  };
}

function lineIn(blocks: readonly MarkdownBlock[], { block: index, from }: Place): number | undefined {
  const block = index === undefined ? undefined : blocks[index];
  return block && block.line + block.text.slice(0, from).split('\n').length - 1;
}

const lineOf = ({ part, block }: Place, fields: readonly Field[], sources: readonly Source[]): number | undefined =>
  part === 'sources' ? sources[block ?? -1]?.line : fields.find((field) => field.part === part)?.line;

const valuesOf = (fields: readonly Field[]) => Object.fromEntries(fields.map(({ part, value }) => [part, value]));

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
