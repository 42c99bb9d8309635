import type { EditorView } from '@tiptap/pm/view';

/** What header and toolbar, and the bar below the text, cover of the window. */
export const COVERED = { top: 120, right: 0, bottom: 64, left: 0 };

/**
 * Whether the cursor is in view already. ProseMirror would measure every element around it at each key, to find out which
 * of them scroll; around a paragraph of the text itself none does.
 */
export function isCursorInView(view: EditorView): boolean {
  const { $head, empty } = view.state.selection;
  if (!empty || $head.depth !== 1 || $head.parent.type.spec.code) return false;
  const { top, bottom } = view.coordsAtPos($head.pos);
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  return top >= offsetTop + COVERED.top && bottom <= offsetTop + height - COVERED.bottom;
}
