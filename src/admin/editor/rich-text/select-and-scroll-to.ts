import type { Editor } from '@tiptap/core';

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
