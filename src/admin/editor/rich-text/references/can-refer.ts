import type { EditorState } from '@tiptap/pm/state';
import { REFERENCE } from './reference-node.ts';

/** Whether the text at the cursor can hold a reference: code or a button would be split by it. */
export function canRefer({ selection: { $to }, schema }: EditorState): boolean {
  const reference = schema.nodes[REFERENCE];
  const { parent } = $to;
  return !reference || !parent.isTextblock || parent.canReplaceWith($to.index(), $to.index(), reference);
}
