import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { createSearch, type Match, type Query } from './find-matches.ts';

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

export type Found = {
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
