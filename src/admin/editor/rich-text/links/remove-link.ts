import type { Editor } from '@tiptap/core';

/** Removes the whole link at the cursor; the cursor stays. */
export function removeLink(editor: Editor): void {
  const { from, to } = editor.state.selection;
  editor.chain().extendMarkRange('link').unsetLink().setTextSelection({ from, to }).run();
}
