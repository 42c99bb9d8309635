import type { Editor, Range } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { insertBlock } from './insert-block.ts';
import { insertSummary } from './insert-summary.ts';
import type { Insertable, InsertDialogName } from './insertables.ts';

/** Inserts what was chosen, or opens the dialog that asks for more. `typed` is the text that asked for it. */
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
