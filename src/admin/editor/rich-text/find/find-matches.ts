import type { Node } from '@tiptap/pm/model';
import { withoutInvisible } from '../../../../shared/text/text.ts';
import { memoizePerBlock } from '../memoize-per-block.ts';

/** A search. `text` is literal: none of its characters is special. */
export type Query = Folding & { text: string; wholeWords: boolean };
export type Match = { from: number; to: number };

/** Stands for everything that is not text, such as a reference to a source: no query contains it. */
const NO_TEXT = '\ufffc';

/** Makes a function that finds all matches in a document; after a key it searches the changed block alone. */
export function createSearch(query: Query): (doc: Node) => Match[] {
  const needle = fold(query.text.replaceAll(NO_TEXT, ''), query).text;
  if (needle === '') return () => [];
  const matchesOfBlocks = memoizePerBlock((block) => matchesInBlock(block, needle, query));
  return (doc) => {
    const found: Match[] = [];
    let start = 0;
    for (const [index, matches] of matchesOfBlocks(doc).entries()) {
      for (const { from, to } of matches) found.push({ from: start + from, to: start + to });
      start += doc.child(index).nodeSize;
    }
    return found;
  };
}

/** Counted from the start of the block. */
function matchesInBlock(block: Node, needle: string, query: Query): Match[] {
  const matches: Match[] = [];
  const read = (node: Node, start: number) => {
    if (!node.isTextblock) return;
    const { text, folded } = textOf(node, query);
    for (const { from, to } of find({ text, wholeWords: query.wholeWords }, folded, needle))
      matches.push({ from: start + from, to: start + to });
  };
  read(block, 1);
  // A block's content begins one position after the block does.
  block.descendants((node, position) => read(node, position + 2));
  return matches;
}

const known = new Map<string, WeakMap<Node, { text: string; folded: Folded }>>();

/** Cached: a query that is typed letter by letter folds each text once. */
function textOf(node: Node, { matchCase, matchAccents }: Folding): { text: string; folded: Folded } {
  const key = `${matchCase} ${matchAccents}`;
  const texts = known.get(key) ?? new WeakMap<Node, { text: string; folded: Folded }>();
  known.set(key, texts);
  let found = texts.get(node);
  if (!found) {
    let text = '';
    for (const child of node.children)
      text += child.isText ? (child.text ?? '').replaceAll(NO_TEXT, ' ') : NO_TEXT.repeat(child.nodeSize);
    found = { text, folded: fold(text, { matchCase, matchAccents }) };
    texts.set(node, found);
  }
  return found;
}

type Haystack = { text: string; wholeWords: boolean };

function find({ text, wholeWords }: Haystack, { text: folded, starts, ends }: Folded, needle: string): Match[] {
  const matches: Match[] = [];
  let at = folded.indexOf(needle);
  while (at !== -1) {
    const end = at + needle.length;
    const [from = 0, to = 0] = [starts[at], ends[end - 1]];
    // Part of a character is not a match: an e without its accent.
    const isWhole = starts[at - 1] !== from && ends[end] !== to;
    const isMatch = isWhole && (!wholeWords || (!continues(text, from) && !continues(text, to)));
    if (isMatch) matches.push({ from, to });
    at = folded.indexOf(needle, isMatch ? end : at + 1);
  }
  return matches;
}

const ENDS_IN_WORD = /[\p{L}\p{N}\p{M}_]\u00ad?$/u;
const STARTS_WITH_WORD = /^\u00ad?[\p{L}\p{N}\p{M}_]/u;

/** Whether this place is inside a word. */
const continues = (text: string, at: number): boolean =>
  ENDS_IN_WORD.test(text.slice(Math.max(0, at - 3), at)) && STARTS_WITH_WORD.test(text.slice(at, at + 3));

/** How letters are compared. */
type Folding = { matchCase: boolean; matchAccents: boolean };

/** A folded text; each of its units stands for the characters of the original between `starts` and `ends`. */
type Folded = { text: string; starts: number[]; ends: number[] };

/** Characters that look the same to a reader: spaces, quotes and hyphens of any shape. */
const SAME: Record<string, string> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '\u2011': '-',
};
/** A letter with its accents, in any encoding; or a run of ASCII, most of any text, which is then folded at once. */
const CHARACTERS = /[\n -~]+(?!\p{M})|\P{M}\p{M}*|\p{M}+/gu;

const PLAIN = /^[\n -~]+$/;

function fold(original: string, { matchCase, matchAccents }: Folding): Folded {
  let text = '';
  const [starts, ends]: number[][] = [[], []];
  for (const { 0: character, index } of original.matchAll(CHARACTERS)) {
    if (character.length > 1 && PLAIN.test(character)) {
      text += matchCase ? character : character.toLowerCase();
      for (let at = index; at < index + character.length; at += 1) {
        starts?.push(at);
        ends?.push(at + 1);
      }
      continue;
    }
    let folded = withoutInvisible(SAME[character] ?? character).normalize('NFD');
    if (!matchCase) folded = folded.toLowerCase().normalize('NFD');
    if (!matchAccents) folded = folded.replace(/\p{M}/gu, '');
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts?.push(index);
      ends?.push(index + character.length);
    }
  }
  return { text, starts: starts ?? [], ends: ends ?? [] };
}
