import { findParentNode } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';
import { asOneUndoStep, type BlockCommand, NO_BLOCK } from './change.ts';
import { picturesOf } from './pictures.ts';

type Placed = { node: Node; pos: number };

/** The figure that is selected, or that the cursor is in. */
export function figureAt({ selection }: EditorState): Placed | undefined {
  if (selection instanceof NodeSelection && selection.node.type.name === 'figure')
    return { node: selection.node, pos: selection.from };
  return findParentNode(({ type }) => type.name === 'figure')(selection);
}

/**
 * The figure's pictures with their current positions: a menu or dialog may be open while copies of others arrive or
 * fail.
 */
export function picturesAt(state: EditorState): Placed[] {
  const figure = figureAt(state);
  let pos = (figure?.pos ?? 0) + 1;
  return (figure ? picturesOf(figure.node) : []).map((node) => {
    const placed = { node, pos };
    pos += node.nodeSize;
    return placed;
  });
}

/** The position for a second picture; undefined without a figure. */
export function placeForSecondPicture(state: EditorState): number | undefined {
  const last = picturesAt(state).at(-1);
  return last && last.pos + last.node.nodeSize;
}

/** Removes one of two pictures from a figure. */
export const removePicture =
  (index: number, name: string): BlockCommand =>
  (state) => {
    const picture = picturesAt(state)[index];
    if (!picture) return NO_BLOCK;
    const { pos, node } = picture;
    return { tr: asOneUndoStep(state.tr.delete(pos, pos + node.nodeSize)), message: `Removed the ${name}.` };
  };
