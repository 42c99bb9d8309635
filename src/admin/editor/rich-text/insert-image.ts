import type { Editor } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, Selection } from '@tiptap/pm/state';

/**
 * Inserts a picture after the selection and puts the cursor after the picture. TipTap would select the picture, so that
 * typing replaces it.
 */
export function insertImage(
  editor: Editor,
  image: { src: string; alt?: string },
  position = afterClosedBlock(editor.state.selection.$to),
): void {
  editor
    .chain()
    .insertContentAt(position, { type: 'image', attrs: image })
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

/** A caption, a summary, a definition, a button and a video hold no picture: it comes after them. */
function afterClosedBlock($to: ResolvedPos): number {
  for (let depth = 1; depth <= $to.depth; depth += 1)
    if (['figure', 'definitionList', 'button', 'video'].includes($to.node(depth).type.name)) return $to.after(depth);
  return $to.parent.type.name === 'detailsSummary' ? $to.after() : $to.pos;
}
