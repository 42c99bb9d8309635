import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { currentOf, findResults } from './find-plugin.ts';

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
