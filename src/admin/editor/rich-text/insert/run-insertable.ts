import type { Editor, Range } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { insertBlock } from './insert-block.ts';
import { insertSummary } from './insert-summary.ts';
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
