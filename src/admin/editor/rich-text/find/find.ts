import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { withoutInvisible } from '../../../../shared/text/text.ts';
import { memoizePerBlock } from '../memoize-per-block.ts';

/** Marks the matches of the find bar, and opens the bar. */
export const findExtension = (open: (replaces: boolean) => boolean) =>
  Extension.create({
    name: 'find',
    addKeyboardShortcuts() {
      const next = () => goToMatch(this.editor, 1);
      const previous = () => goToMatch(this.editor, -1);
      return {
        'Mod-f': () => open(false),
        'Mod-h': () => open(true),
        // On a Mac, Cmd+H hides the window.
        'Mod-Alt-f': () => open(true),
        F3: next,
        'Shift-F3': previous,
      };
    },
    addProseMirrorPlugins: () => [findPlugin()],
  });

type Found = {
  search: (doc: Node) => Match[];
  matches: Match[];
  /** The current match is the first one from here. */
  at: number;
  decorations: DecorationSet;
};

const key = new PluginKey<Found | null>('find');
/** More matches than a window shows; marking each “e” of a book would make typing slow. */
const MAX_MARKED = 400;

/** The matches, while the bar is open. */
export const findResults = (state: EditorState): Found | null => key.getState(state) ?? null;

/** Starts another search, or ends it. */
export const setQuery = (tr: Transaction, query: Query | null): Transaction =>
  tr.setMeta(key, { search: query && createSearch(query) });

/** The index of the current match; after the last match it is the first. */
export function currentOf({ matches, at }: Pick<Found, 'matches' | 'at'>): number {
  const next = matches.findIndex(({ from }) => from >= at);
  return next === -1 ? 0 : next;
}

export const findPlugin = () =>
  new Plugin<Found | null>({
    key,
    state: { init: () => null, apply },
    props: { decorations: (state) => findResults(state)?.decorations },
  });

function apply(tr: Transaction, found: Found | null): Found | null {
  const asked = tr.getMeta(key) as { search: Found['search'] | null } | undefined;
  const search = asked ? asked.search : found?.search;
  if (!search) return null;
  if (found && !asked && !tr.docChanged && !tr.selectionSet) return found;
  const at = tr.selectionSet || !found ? tr.selection.from : tr.mapping.map(found.at);
  const matches = found && !asked && !tr.docChanged ? found.matches : search(tr.doc);
  return { search, matches, at, decorations: decorate(tr.doc, matches, currentOf({ matches, at })) };
}

function decorate(doc: Node, matches: Match[], current: number): DecorationSet {
  const first = Math.max(0, current - MAX_MARKED / 2);
  const marked = matches.slice(first, first + MAX_MARKED);
  return DecorationSet.create(
    doc,
    marked.map(({ from, to }, index) =>
      Decoration.inline(from, to, { class: first + index === current ? 'found found-current' : 'found' }),
    ),
  );
}

/** Room between a match and the edge of what is visible. */
const MARGIN = 24;

/** Selects the current match and shows it; the focus stays in the bar. */
export function showCurrent(editor: Editor): void {
  const found = findResults(editor.state);
  if (found) select(editor, currentOf(found));
}

/** Goes to the next or the previous match, around the ends. False without a search. */
export function goToMatch(editor: Editor, by: 1 | -1): boolean {
  const found = findResults(editor.state);
  if (!found) return false;
  const { matches } = found;
  const current = currentOf(found);
  const { from, to } = editor.state.selection;
  const isThere = matches[current]?.from === from && matches[current]?.to === to;
  // From a cursor between two matches, the next one is the current one.
  const next = by === 1 && !isThere ? current : current + by;
  select(editor, (next + matches.length) % matches.length);
  return true;
}

function select({ state, view }: Editor, index: number): void {
  const match = findResults(state)?.matches[index];
  if (!match) return;
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, match.from, match.to)));
  scrollSideways(
    view.domAtPos(match.from).node.parentElement?.closest('table, pre'),
    view.coordsAtPos(match.from).left,
  );
  scrollBelow(view.coordsAtPos(match.from), barBottom(view.dom));
}

/** The bottom of the bars that stick to the top of the window. */
const barBottom = (text: HTMLElement) =>
  Math.max(0, text.closest('[data-rich-text]')?.querySelector('[role="search"]')?.getBoundingClientRect().bottom ?? 0);

function scrollBelow({ top, bottom }: { top: number; bottom: number }, upper: number): void {
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight };
  // A phone's keyboard covers the rest.
  const lower = offsetTop + height;
  const isVisible = top >= upper + MARGIN && bottom <= lower - 2 * MARGIN;
  if (!isVisible) scrollBy({ top: top - Math.max(upper + MARGIN, (upper + lower) / 2) });
}

/** A wide table has its own scroll container. */
function scrollSideways(box: Element | null | undefined, left: number): void {
  if (!box) return;
  const edges = box.getBoundingClientRect();
  if (left < edges.left || left > edges.right - MARGIN) box.scrollLeft += left - edges.left - MARGIN;
}

/** A search. `text` is literal: none of its characters is special. */
export type Query = Folding & { text: string; wholeWords: boolean };
export type Match = { from: number; to: number };

/** Stands for everything that is not text, such as a reference to a source: no query contains it. */
const NO_TEXT = '\ufffc';

/** Makes a function that finds all matches in a document; after a key it searches the changed block alone. */
function createSearch(query: Query): (doc: Node) => Match[] {
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
