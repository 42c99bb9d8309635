import { findParentNode } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { t } from '../words.ts';
import { blocksAt } from './blocks-at.ts';
import { asOneUndoStep, type BlockCommand, noBlock, nodeType } from './change.ts';

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

export const picturesOf = (figure: Node): Node[] => figure.children.filter(({ type }) => type.name === 'image');

/** The position for a second picture; undefined without a figure. */
export function placeForSecondPicture(state: EditorState): number | undefined {
  const last = picturesAt(state).at(-1);
  return last && last.pos + last.node.nodeSize;
}

/** Removes one of two pictures from a figure. */
export const removePicture =
  (index: number, message: string): BlockCommand =>
  (state) => {
    const picture = picturesAt(state)[index];
    if (!picture) return noBlock();
    const { pos, node } = picture;
    return { tr: asOneUndoStep(state.tr.delete(pos, pos + node.nodeSize)), message };
  };

/** Turns a picture into a figure, with the cursor in its empty caption. */
export const imageToFigure: BlockCommand = (state) => {
  const blocks = blocksAt(state.selection);
  const [image, ...others] = blocks?.nodes ?? [];
  if (!blocks || image?.type.name !== 'image' || others.length > 0) return noBlock();
  const caption = nodeType(state.schema, 'figureCaption').create();
  const tr = state.tr.replaceWith(
    blocks.start,
    blocks.end,
    nodeType(state.schema, 'figure').create(null, [image, caption]),
  );
  tr.setSelection(TextSelection.create(tr.doc, blocks.start + image.nodeSize + 2));
  return { tr: asOneUndoStep(tr), message: t('The image is a figure. Type its caption.') };
};

/** Turns a figure into pictures. Caption and credit become a paragraph below, so that they are not lost. */
export const figureToImages: BlockCommand = (state) => {
  const blocks = blocksAt(state.selection);
  const [figure, ...others] = blocks?.nodes ?? [];
  if (!blocks || figure?.type.name !== 'figure' || others.length > 0) return noBlock();
  const tr = state.tr.replaceWith(blocks.start, blocks.end, [...picturesOf(figure), ...captionAsText(figure)]);
  tr.setSelection(TextSelection.near(tr.doc.resolve(blocks.start), 1));
  return { tr: asOneUndoStep(tr), message: t('The figure is an image, its caption a paragraph.') };
};

/** The blocks of a figure without its pictures: its words, or an empty paragraph. */
export function captionAsBlocks(figure: Node): Node[] {
  const text = captionAsText(figure);
  return text.length > 0 ? text : [nodeType(figure.type.schema, 'paragraph').create()];
}

/** Caption and credit of a figure as a paragraph. */
function captionAsText(figure: Node): Node[] {
  const { schema } = figure.type;
  const credit = String(figure.attrs['data-credit'] ?? '');
  const caption = figure.lastChild?.content ?? Fragment.empty;
  const separator = caption.size > 0 && credit ? ' ' : '';
  const content = credit ? caption.append(Fragment.from(schema.text(separator + credit))) : caption;
  return content.size > 0 ? [nodeType(schema, 'paragraph').create(null, content)] : [];
}
