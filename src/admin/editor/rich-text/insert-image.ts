import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';

/**
 * Inserts a picture after the selection and puts the cursor after the picture. TipTap would select the picture, so that
 * typing replaces it.
 */
export function insertImage(editor: Editor, image: { src: string; alt?: string }): void {
  editor
    .chain()
    .insertContentAt(editor.state.selection.to, { type: 'image', attrs: image })
    .command(({ tr }) => {
      if (!(tr.selection instanceof NodeSelection)) return true;
      const { to } = tr.selection;
      const paragraph = editor.schema.nodes['paragraph']?.create();
      if (paragraph && !tr.doc.resolve(to).nodeAfter?.isTextblock) tr.insert(to, paragraph);
      tr.setSelection(Selection.near(tr.doc.resolve(to), 1));
      return true;
    })
    .run();
}
