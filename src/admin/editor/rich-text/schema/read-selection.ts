import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** keyCode of a key that an input method handles. */
const COMPOSING = 229;

/**
 * ProseMirror reads the selection on `selectionchange`, which browsers fire up to a frame late: Enter right after End
 * would split the line at the old cursor, and a toolbar button would use the old selection. So keys fire it first,
 * except after typed characters, whose selection ProseMirror knows.
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
