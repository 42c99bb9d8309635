import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** The key belongs to an input method. */
const COMPOSING = 229;

/**
 * ProseMirror reads the selection on `selectionchange`, which the browser fires up to a frame later: Enter right after
 * End would split the line where the cursor was before, and a toolbar button would use the selection before Shift+End.
 */
export const readSelectionAtKeys = Extension.create({
  name: 'readSelectionAtKeys',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown: readSelection,
          keyup: readSelection,
        },
      },
    }),
  ],
});

function readSelection({ dom }: EditorView, { keyCode }: KeyboardEvent): boolean {
  if (keyCode !== COMPOSING) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  return false;
}
