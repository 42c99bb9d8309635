import type { Editor } from '@tiptap/core';

const CONTENT = new Set(['link', 'superscript', 'subscript']);

/** Removes formatting. Links, lists, boxes and raised figures stay, because they are content: 10⁹ is not 109. */
export function clearFormatting(editor: Editor): void {
  const { paragraph } = editor.schema.nodes;
  editor
    .chain()
    .focus()
    .command(({ tr, state: { doc, schema } }) => {
      const { from, to } = tr.selection;
      for (const mark of Object.values(schema.marks)) if (!CONTENT.has(mark.name)) tr.removeMark(from, to, mark);
      doc.nodesBetween(from, to, (node, position) => {
        if (node.type.name === 'heading') tr.setNodeMarkup(position, paragraph, {});
      });
      return true;
    })
    .run();
}
