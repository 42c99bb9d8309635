import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';

/**
 * Puts the cursor back into the text that it was in, which now stands between these positions in a block of another kind.
 * The text keeps its content as it is, so that is what it is found by.
 */
export function selectTextAgain(tr: Transaction, before: EditorState, start: number, end: number): void {
  const { parent, parentOffset } = before.selection.$head;
  const texts: { at: number; isSame: boolean; size: number }[] = [];
  tr.doc.nodesBetween(start, end, (node, position) => {
    if (!node.isTextblock) return;
    texts.push({ at: position + 1, isSame: node.content === parent.content, size: node.content.size });
  });
  const text = texts.find(({ isSame }) => isSame) ?? texts[0];
  tr.setSelection(
    text
      ? TextSelection.create(tr.doc, text.at + (parent.isTextblock ? Math.min(parentOffset, text.size) : 0))
      : Selection.near(tr.doc.resolve(start)),
  );
}
