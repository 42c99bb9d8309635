import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { SOFT_HYPHEN } from '../../../../shared/text/text.ts';
import { leftOverMarks } from '../../../../shared/text-check/rules/left-over-marks.ts';
import { memoizePerBlock } from '../memoize-per-block.ts';
import { NON_TEXT } from './typography.ts';

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

/** A paragraph, heading or cell with something to show in it; positions within its top-level block. */
type Markers = { from: number; to: number; unfinished: Range[]; softHyphens: Range[] };
type Range = { from: number; to: number };

const NONE: Pick<Markers, 'unfinished' | 'softHyphens'> = { unfinished: [], softHyphens: [] };
/** Cached per textblock: a key changes one paragraph of a list or a table. */
const known = new WeakMap<Node, typeof NONE>();

/** Marks of unfinished text and soft hyphens, by top-level block. Only changed blocks are read. */
const markersOfBlocks = memoizePerBlock((block) => {
  const markers: Markers[] = [];
  const visit = (node: Node, position: number) => {
    if (!node.isTextblock) return true;
    const { unfinished, softHyphens } = markersIn(node);
    if (unfinished.length + softHyphens.length > 0) {
      const shift = ({ from, to }: Range) => ({ from: from + position + 1, to: to + position + 1 });
      const ranges = { unfinished: unfinished.map(shift), softHyphens: softHyphens.map(shift) };
      markers.push({ from: position, to: position + node.nodeSize, ...ranges });
    }
    return false;
  };
  if (visit(block, 0)) block.descendants((node, position) => visit(node, position + 1));
  return markers;
});

function markersIn(textblock: Node): typeof NONE {
  const found = known.get(textblock) ?? findMarkers(textblock);
  known.set(textblock, found);
  return found;
}

function findMarkers(textblock: Node): typeof NONE {
  const text = textblock.textBetween(0, textblock.content.size, null, NON_TEXT);
  const unfinished = leftOverMarks(text).map((mark) => ({ from: mark.index, to: mark.index + mark.text.length }));
  const softHyphens = [...text.matchAll(/\u00ad/g)].map(({ index }) => ({ from: index, to: index + 1 }));
  return unfinished.length + softHyphens.length > 0 ? { unfinished, softHyphens } : NONE;
}
