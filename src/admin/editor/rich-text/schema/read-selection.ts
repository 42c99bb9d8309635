import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** The key belongs to an input method. */
const COMPOSING = 229;

/**
 * ProseMirror reads the selection on `selectionchange`, which the browser fires up to a frame later: Enter right after
 * End would split the line where the cursor was before, and a toolbar button would use the selection before Shift+End.
 * A character moves nothing that ProseMirror does not know, and letters come fast.
 */
export const readSelectionAtKeys = Extension.create({
  name: 'readSelectionAtKeys',
  addProseMirrorPlugins() {
    let mayHaveMoved = true;
    const read = ({ dom }: EditorView) => {
      if (mayHaveMoved) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
      return false;
    };
    const moved = () => {
      mayHaveMoved = true;
      return false;
    };
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (view, event) => {
              if (event.keyCode === COMPOSING) return false;
              read(view);
              mayHaveMoved = !isCharacter(event);
              return false;
            },
            keyup: (view, event) => event.keyCode !== COMPOSING && read(view),
            focus: moved,
            mousedown: moved,
            mouseup: moved,
            touchend: moved,
            compositionend: moved,
          },
        },
      }),
    ];
  },
});

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
