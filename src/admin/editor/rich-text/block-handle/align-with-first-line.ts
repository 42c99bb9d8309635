import type { EditorView } from '@tiptap/pm/view';

/** Moves the handle to the height of the first line of the block that begins here. */
export function alignWithFirstLine(handle: HTMLElement, view: EditorView, start: number): void {
  const block = view.nodeDOM(start);
  const frame = handle.offsetParent;
  if (!(block instanceof HTMLElement) || !frame) return;
  const { top, height } = block.getBoundingClientRect();
  const line = Math.min(height, Number.parseFloat(getComputedStyle(block).lineHeight) || height);
  const middle = top - frame.getBoundingClientRect().top + line / 2;
  handle.style.transform = `translateY(${Math.max(0, Math.round(middle - handle.offsetHeight / 2))}px)`;
}
