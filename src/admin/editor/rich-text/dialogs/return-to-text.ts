import type { Editor } from '@tiptap/core';

/** After a dialog of the toolbar. TipTap's `focus` waits for a frame, and then undoes what the first keys selected. */
export function returnToText(editor: Editor): void {
  editor.view.focus();
  editor.commands.scrollIntoView();
}
