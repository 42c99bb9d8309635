import type { Editor } from '@tiptap/core';

/** Removes formatting. Links, lists and boxes stay, because they are content. */
export function clearFormatting(editor: Editor): void {
  const { paragraph } = editor.schema.nodes;
  editor
    .chain()
    .focus()
    .command(({ tr, state: { doc, schema } }) => {
      const { from, to } = tr.selection;
      for (const mark of Object.values(schema.marks)) if (mark.name !== 'link') tr.removeMark(from, to, mark);
      doc.nodesBetween(from, to, (node, position) => {
        if (node.type.name === 'heading') tr.setNodeMarkup(position, paragraph, {});
      });
      return true;
    })
    .run();
}
