import { type EditorState, Selection, TextSelection } from '@tiptap/pm/state';
import { t } from '../words.ts';
import { blockAround, blocksAt, capital, isAlone, isList, kindOfAll } from './blocks-at.ts';
import { asOneUndoStep, type BlockCommand, type Change, noBlock, nodeType, selectAgain } from './change.ts';

/** Inserts a copy after the blocks, and moves the cursor into it. */
export const duplicate: BlockCommand = (state) => {
  const blocks = blocksAt(state.selection);
  if (!blocks) return noBlock();
  const { start, end, nodes } = blocks;
  const tr = state.tr.insert(end, nodes);
  selectAgain(tr, state.selection, (position) => position + end - start);
  return { tr: asOneUndoStep(tr), message: capital(t('Duplicated the {kind}.', { kind: kindOfAll(nodes) })) };
};

export const deleteBlocks: BlockCommand = (state) => {
  const chosen = blocksAt(state.selection);
  if (!chosen) return noBlock();
  const { tr } = state;
  // Deleting the only item deletes its list.
  const blocks = isAlone(chosen) && isList(chosen.parent) ? (blockAround(chosen) ?? chosen) : chosen;
  const { parent, start, end, index, nodes } = blocks;
  if (parent.canReplace(index, index + nodes.length)) tr.delete(start, end);
  else tr.replaceWith(start, end, paragraph(state));
  tr.setSelection(
    Selection.near(tr.doc.resolve(Math.min(start, tr.doc.content.size)), start < tr.doc.content.size ? 1 : -1),
  );
  const message = capital(t('Deleted the {kind}. Undo brings it back.', { kind: kindOfAll(chosen.nodes) }));
  return { tr: asOneUndoStep(tr), message };
};

export const addAbove: BlockCommand = (state) => addEmpty(state, 'above');
export const addBelow: BlockCommand = (state) => addEmpty(state, 'below');

function addEmpty(state: EditorState, side: 'above' | 'below'): Change {
  const blocks = blocksAt(state.selection);
  if (!blocks) return noBlock();
  const at = side === 'above' ? blocks.start : blocks.end;
  const isItem = isList(blocks.parent);
  const empty = isItem ? nodeType(state.schema, 'listItem').create(null, paragraph(state)) : paragraph(state);
  const tr = state.tr.insert(at, empty);
  tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)));
  return { tr: asOneUndoStep(tr), message: t(ADDED[isItem ? 'item' : 'paragraph'][side]) };
}

const ADDED = {
  paragraph: { above: 'Added an empty paragraph above.', below: 'Added an empty paragraph below.' },
  item: { above: 'Added an empty list item above.', below: 'Added an empty list item below.' },
} as const;

const paragraph = ({ schema }: EditorState) => nodeType(schema, 'paragraph').create();
