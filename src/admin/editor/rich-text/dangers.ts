import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

type Range = { from: number; to: number };

const key = new PluginKey<DecorationSet>('dangers');

/** Shows where the check found what blocks publishing; a mark goes with its words until the next check. */
export const dangers = Extension.create({
  name: 'dangers',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (tr, marked) => {
          const ranges: readonly Range[] | undefined = tr.getMeta(key);
          if (ranges) return DecorationSet.create(tr.doc, ranges.map(toDecoration));
          return tr.docChanged ? marked.map(tr.mapping, tr.doc) : marked;
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

const toDecoration = ({ from, to }: Range) => Decoration.inline(from, to, { class: 'danger' });

export function markDangers({ state, view }: Editor, ranges: readonly Range[]): void {
  const isNothingNew = ranges.length === 0 && key.getState(state) === DecorationSet.empty;
  if (!isNothingNew) view.dispatch(state.tr.setMeta(key, ranges).setMeta('addToHistory', false));
}
