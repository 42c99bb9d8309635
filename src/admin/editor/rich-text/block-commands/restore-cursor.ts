import type { Node } from '@tiptap/pm/model';
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';

/**
 * Puts the cursor back at its place in a text that was turned into a block of another kind, between these positions.
 * Finds the text by its content, or by its words where code became text.
 */
export function restoreCursor(tr: Transaction, before: EditorState, start: number, end: number): void {
  const { parent, parentOffset } = before.selection.$head;
  const texts: { at: number; isSame: boolean; size: number }[] = [];
  tr.doc.nodesBetween(start, end, (node, position) => {
    if (!node.isTextblock) return;
    texts.push({ at: position + 1, isSame: isSameText(node, parent), size: node.content.size });
  });
  const text = texts.find(({ isSame }) => isSame) ?? texts[0];
  tr.setSelection(
    text
      ? TextSelection.create(tr.doc, text.at + (parent.isTextblock ? Math.min(parentOffset, text.size) : 0))
      : Selection.near(tr.doc.resolve(start)),
  );
}

const isSameText = (after: Node, before: Node) =>
  after.content === before.content || (before.type.spec.code === true && wordsOf(after) === before.textContent);

/** Lines of code become line breaks. */
const wordsOf = (node: Node) => node.textBetween(0, node.content.size, null, '\n');
