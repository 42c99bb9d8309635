import { GapCursor } from '@tiptap/pm/gapcursor';
import { type Command, TextSelection } from '@tiptap/pm/state';

/**
 * Up in the first line of a text that begins with a block puts a cursor above the block, where typing makes a
 * paragraph.
 */
export const cursorAboveFirstBlock: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  if (!(state.selection instanceof TextSelection) || !empty || $from.depth < 2) return false;
  for (let depth = 0; depth < $from.depth; depth += 1)
    // All cells of the first row are at the top.
    if ($from.index(depth) > 0 && $from.node(depth).type.name !== 'tableRow') return false;
  if (!view?.endOfTextblock('up')) return false;
  dispatch?.(state.tr.setSelection(new GapCursor(state.doc.resolve(0))).scrollIntoView());
  return true;
};
