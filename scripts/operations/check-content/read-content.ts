import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { CommandError } from '../../../src/server/errors/errors.ts';
import { findPhoneNumbers } from '../../../src/shared/numbers/phone-number.ts';
import type { CheckedText, Place, Purpose } from '../../../src/shared/text-check/document/document.ts';
import { blocksOfMarkdown, type MarkdownBlock } from './from-markdown.ts';

/** A text and where it comes from, for a report. */
export type LocatedText = { text: CheckedText; locate: (place: Place) => string };

/** The folders of texts that advise or offer treatment. */
const CARE = /^(?:magazine|therapieen|behandelingen)\//;
/** Names of fields that hold no prose. */
const NO_PROSE = new Set([
  'slug',
  'id',
  'cover',
  'category',
  'type',
  'writer',
  'alias',
  'foto',
  'publishedAt',
  'videoUrl',
]);

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
    .filter((entry) => entry.isFile() && /\.(?:md|ya?ml)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

function readMarkdown(path: string, file: string, source: string): LocatedText {
  const [, front = '', body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const values = stringsIn(path, front, 1);
  const firstLine = source.slice(0, source.length - body.length).split('\n').length;
  const blocks = blocksOfMarkdown(body).map((block) => ({ ...block, line: block.line + firstLine - 1 }));
  const fields = Object.fromEntries(values.map(({ name, value }) => [name, value]));
  const purpose: Purpose = CARE.test(file) && !/^type: video$/m.test(front) ? 'care' : 'other';
  return {
    text: { language: 'nl', purpose, fields, body: blocks },
    locate: (place) => {
      const line = place.part === 'body' ? lineIn(blocks, place) : values.find(({ name }) => name === place.part)?.line;
      return `${path}:${line ?? firstLine}`;
    },
  };
}

/** Each string of a YAML file is a small text of its own; together they are one body. */
function readYaml(path: string, source: string): LocatedText {
  const blocks = stringsIn(path, source, 0).flatMap(({ value, line }) =>
    blocksOfMarkdown(value).map((block) => ({ ...block, heading: 0, line: block.line + line - 1 })),
  );
  return {
    text: { language: 'nl', purpose: 'other', fields: {}, body: blocks },
    locate: (place) => `${path}:${lineIn(blocks, place) ?? 1}`,
  };
}

function lineIn(blocks: readonly MarkdownBlock[], { block: index, from }: Place): number | undefined {
  const block = index === undefined ? undefined : blocks[index];
  return block && block.line + block.text.slice(0, from).split('\n').length - 1;
}

/** The strings of a YAML document with their keys and lines; `linesBefore` stand above it in its file. */
function stringsIn(path: string, yaml: string, linesBefore: number) {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const [error] = document.errors;
  if (error) throw new CommandError(`${path}: is not valid YAML: ${error.message.split('\n')[0]}`);
  const strings: Array<{ name: string; value: string; line: number }> = [];
  visit(document, {
    Scalar: (key, { value, range, type }, parents) => {
      if (key === 'key' || typeof value !== 'string') return;
      const pair = parents.findLast(isPair);
      const name = isScalar(pair?.key) ? String(pair.key.value) : '';
      if (NO_PROSE.has(name)) return;
      const { line } = counter.linePos(range?.[0] ?? 0);
      // The text of a block starts on the line after its `|` or `>`.
      const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
      strings.push({ name, value, line: line + linesBefore + (isBlock ? 1 : 0) });
    },
  });
  return strings;
}
