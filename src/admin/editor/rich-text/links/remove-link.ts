import type { Editor } from '@tiptap/core';

/** Takes the whole link at the cursor away, and leaves the cursor where it is. */
export function removeLink(editor: Editor): void {
  const { from, to } = editor.state.selection;
  editor.chain().extendMarkRange('link').unsetLink().setTextSelection({ from, to }).run();
}
