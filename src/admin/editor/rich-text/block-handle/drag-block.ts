import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { DragEvent } from 'react';

/** Starts dragging the block that begins here; ProseMirror does the rest. */
export function dragBlock(view: EditorView, event: DragEvent, start: number): void {
  const node = NodeSelection.create(view.state.doc, start);
  const slice = node.content();
  const { dom, text } = view.serializeForClipboard(slice);
  event.dataTransfer.clearData();
  event.dataTransfer.setData('text/html', dom.innerHTML);
  event.dataTransfer.setData('text/plain', text);
  event.dataTransfer.effectAllowed = 'copyMove';
  const block = view.nodeDOM(start);
  if (block instanceof HTMLElement) event.dataTransfer.setDragImage(block, 0, 0);
  // Names the dragged block, because a table cannot be selected as one block.
  const dragging = { slice, move: true, node };
  Object.assign(view, { dragging });
  // ProseMirror sees the end of a drag only when the block is dropped into the text. Otherwise it would take the next
  // drop, a file or words of another program, for the block.
  const endDrag = () => {
    if (view.dragging === dragging) view.dragging = null;
  };
  addEventListener('dragend', () => setTimeout(endDrag), { once: true });
}
