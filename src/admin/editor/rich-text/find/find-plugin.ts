import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { createSearch, type Match, type Query } from './find-matches.ts';

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
