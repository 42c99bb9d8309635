import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** The key belongs to an input method. */
const COMPOSING = 229;

/**
 * ProseMirror reads the selection on `selectionchange`, which the browser fires up to a frame later: Enter right after
 * End would split the line where the cursor was before.
 */
export const readSelectionBeforeKeys = Extension.create({
  name: 'readSelectionBeforeKeys',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown: ({ dom }, { keyCode }) => {
            if (keyCode !== COMPOSING) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
            return false;
          },
        },
      },
    }),
  ],
});
