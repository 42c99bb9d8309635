import type { Editor, Range } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Selection } from '@tiptap/pm/state';
import { endUndoStep } from '../block-commands/change.ts';
import { insertBlock } from './insert-block.ts';
import type { Insertable, InsertDialogName } from './insertables.ts';

/** Inserts the chosen block, or opens its dialog. `typed` is the range of the query, which is removed. */
export function runInsertable(
  editor: Editor,
  { what }: Insertable,
  openDialog: (dialog: InsertDialogName) => void,
  typed?: Range,
): void {
  if ('block' in what) insertBlock(editor, what.block, { cursor: what.cursor, typed });
  else if ('summary' in what) insertSummary(editor, typed);
  else {
    if (typed) editor.view.dispatch(closeHistory(editor.state.tr).delete(typed.from, typed.to));
    openDialog(what.dialog);
  }
}

/** Inserts the text's only summary, at its top. A second request moves the cursor to the end of the existing one. */
function insertSummary(editor: Editor, typed?: Range): void {
  const { callout, paragraph } = editor.schema.nodes;
  const node = callout?.create({ 'data-callout': 'summary' }, paragraph?.create());
  if (!node) return;
  editor
    .chain()
    .command(({ tr }) => {
      closeHistory(tr);
      if (typed) tr.delete(typed.from, typed.to);
      let end: number | undefined;
      tr.doc.descendants((found, position) => {
        if (found.type === callout && found.attrs['data-callout'] === 'summary') end ??= position + found.nodeSize - 1;
        return end === undefined && !found.isTextblock;
      });
      if (end === undefined) tr.insert(0, node);
      tr.setSelection(Selection.near(tr.doc.resolve(end ?? node.nodeSize - 1), -1)).scrollIntoView();
      return true;
    })
    .run();
  endUndoStep(editor.view);
}
