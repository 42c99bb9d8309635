import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';

/**
 * Puts a picture behind what is selected, and the cursor behind the picture: a new one is selected otherwise, and what
 * is typed or inserted next would take its place.
 */
export function insertImage(editor: Editor, image: { src: string; alt?: string }): void {
  editor
    .chain()
    .insertContentAt(editor.state.selection.to, { type: 'image', attrs: image })
    .command(({ tr }) => {
      if (!(tr.selection instanceof NodeSelection)) return true;
      const { to } = tr.selection;
      const line = editor.schema.nodes['paragraph']?.create();
      if (line && !tr.doc.resolve(to).nodeAfter?.isTextblock) tr.insert(to, line);
      tr.setSelection(Selection.near(tr.doc.resolve(to), 1));
      return true;
    })
    .run();
}
