import type { Editor } from '@tiptap/core';

/**
 * Focuses the text after a dialog of the toolbar. TipTap's `focus` waits for a frame, and then undoes a selection made
 * by the first keys.
 */
export function returnToText(editor: Editor): void {
  editor.view.focus();
  editor.commands.scrollIntoView();
}
