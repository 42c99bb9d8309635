import type { Editor } from '@tiptap/core';

/**
 * Focuses the text after a dialog of the toolbar. TipTap's `focus` waits for a frame, and then undoes a selection made
 * by the first keys.
 */
export function returnToText(editor: Editor): void {
  editor.view.focus();
  editor.commands.scrollIntoView();
}

/** Selects a range of the text, and scrolls it to the middle of the window. */
export function selectAndScrollTo(editor: Editor, { from, to }: { from: number; to: number }): void {
  const { doc } = editor.state;
  const chain = editor.chain().focus(undefined, { scrollIntoView: false });
  if (doc.nodeAt(from)?.type.name === 'image') chain.setNodeSelection(from).run();
  else chain.setTextSelection({ from, to }).run();
  const { node } = editor.view.domAtPos(from);
  const element = node instanceof HTMLElement ? (node.children[0] ?? node) : node.parentElement;
  element?.scrollIntoView({ block: 'center' });
}
