import type { Editor, Range } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Selection } from '@tiptap/pm/state';
import { endUndoStep } from '../block-commands/change.ts';

/** Inserts the text's only summary, at its top. A second request moves the cursor to the end of the existing one. */
export function insertSummary(editor: Editor, typed?: Range): void {
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
