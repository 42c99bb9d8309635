import { type Command, Selection } from '@tiptap/pm/state';
import { cursorIn, isAtEnd, isAtStart, selectBlock, toParagraphAfter } from './cursor.ts';

/** Enter in a one-line block or a caption goes to a line below the block. */
export const leaveLine: Command = (state, dispatch) => {
  const $cursor = cursorIn(state, 'button', 'video', 'figureCaption');
  if (!$cursor) return false;
  const depth = $cursor.parent.type.name === 'figureCaption' ? $cursor.depth - 1 : $cursor.depth;
  dispatch?.(toParagraphAfter(state, state.tr, $cursor.after(depth)));
  return true;
};

/**
 * Backspace never joins a button, a video or a figure with the text before it; the first press selects what the next
 * one deletes.
 */
export const preventJoinBackward: Command = (state, dispatch) => {
  const $cursor = cursorIn(state, 'button', 'video', 'figureCaption');
  if (!$cursor || !isAtStart($cursor)) return false;
  const isCaption = $cursor.parent.type.name === 'figureCaption';
  const picture = isCaption ? $cursor.node(-1).child($cursor.index(-1) - 1) : undefined;
  return selectBlock(state, dispatch, $cursor.before() - (picture?.nodeSize ?? 0));
};

/** Nor does Delete join it with the text after it. */
export const preventJoinForward: Command = (state, dispatch) => {
  const $cursor = cursorIn(
    state,
    'button',
    'video',
    'figureCaption',
    'definitionTerm',
    'definitionText',
    'detailsSummary',
  );
  if (!$cursor || !isAtEnd($cursor)) return false;
  const next = Selection.findFrom(state.doc.resolve($cursor.after()), 1, true);
  if (next) dispatch?.(state.tr.setSelection(next).scrollIntoView());
  return true;
};
