import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { SOFT_HYPHEN } from '../../../../shared/text/soft-hyphens.ts';
import { markersOfBlocks, type Range } from './find-markers.ts';

type State = { decorations: DecorationSet; unfinished: readonly Range[] };

const key = new PluginKey<State>('signs');

/** Shows soft hyphens, and marks of unfinished text such as TK, which also stand in the margin. */
export const markers = Extension.create({
  name: 'markers',
  // Without Shift it would be the browser's zoom.
  addKeyboardShortcuts() {
    const insert = () => insertSoftHyphen(this.editor);
    return { 'Mod-Shift--': insert, 'Mod-Shift-_': insert };
  },
  addProseMirrorPlugins: () => [
    new Plugin<State>({
      key,
      state: {
        init: (_, { doc }) => read(doc),
        apply: (tr, state) => (tr.docChanged ? read(tr.doc) : state),
      },
      props: { decorations: (state) => key.getState(state)?.decorations },
    }),
  ],
});

/** Inserted after the selection, which stays. */
function insertSoftHyphen({ state, view }: Editor): boolean {
  const { $to } = state.selection;
  if (!$to.parent.isTextblock || $to.parent.type.spec.code) return true;
  view.dispatch(state.tr.insertText(SOFT_HYPHEN, $to.pos).scrollIntoView());
  return true;
}

/** The unfinished places, in text order. */
export const unfinishedPlaces = (state: EditorState): readonly Range[] => key.getState(state)?.unfinished ?? [];

function read(doc: Node): State {
  const decorations: Decoration[] = [];
  const unfinished: Range[] = [];
  let start = 0;
  for (const [index, blocks] of markersOfBlocks(doc).entries()) {
    for (const block of blocks) {
      const shift = ({ from, to }: Range) => ({ from: start + from, to: start + to });
      const marks = block.unfinished.map(shift);
      unfinished.push(...marks);
      decorations.push(
        ...marks.map(({ from, to }) => Decoration.inline(from, to, { class: 'left-over' })),
        ...block.softHyphens.map(shift).map(({ from, to }) => Decoration.inline(from, to, { class: 'soft-hyphen' })),
      );
      const whole = shift(block);
      if (marks.length > 0) decorations.push(Decoration.node(whole.from, whole.to, { class: 'has-left-over' }));
    }
    start += doc.child(index).nodeSize;
  }
  return {
    decorations: decorations.length > 0 ? DecorationSet.create(doc, decorations) : DecorationSet.empty,
    unfinished,
  };
}
