import type { EditorView } from '@tiptap/pm/view';

/** The parts of the window that header, toolbar and bottom bar cover. */
export const COVERED_MARGINS = { top: 120, right: 0, bottom: 64, left: 0 };

/**
 * Whether the cursor is already in view. A quick check for top-level paragraphs: ProseMirror would measure every
 * element around the cursor at each key.
 */
export function isCursorInView(view: EditorView): boolean {
  const { $head, empty } = view.state.selection;
  if (!empty || $head.depth !== 1 || $head.parent.type.spec.code) return false;
  const { top, bottom } = view.coordsAtPos($head.pos);
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  return top >= offsetTop + COVERED_MARGINS.top && bottom <= offsetTop + height - COVERED_MARGINS.bottom;
}
