import { Extension } from '@tiptap/core';
import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { plainWords } from '../schema/plain-words.ts';
import { isNamedBlock } from './block-nodes.ts';

/** One-line texts inside a block, with the depth of that block above them. */
const LINES: Record<string, number> = {
  detailsSummary: 0,
  definitionTerm: 1,
  definitionText: 1,
  figureCaption: 1,
  button: 0,
  video: 0,
};

/** Pasted paragraphs become one line in a caption, a term or a button; other blocks go below it and split nothing. */
export const linePaste = Extension.create({
  name: 'linePaste',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handlePaste: (view, _, slice) => {
          const tr = pasteIntoLine(view.state, slice);
          if (tr) view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
          return tr !== undefined;
        },
      },
    }),
  ],
});

/** Undefined where the editor's own paste works. */
export function pasteIntoLine({ tr, selection }: EditorState, slice: Slice): Transaction | undefined {
  const { $from, $to } = selection;
  const out = LINES[$from.parent.type.name];
  if (out === undefined || !$from.sameParent($to)) return undefined;
  const blocks = slice.content.content;
  const isWithoutBlock = blocks.every(({ isInline }) => isInline);
  // A copied part of a block comes with an open block; a whole block comes closed.
  const areWords = isWithoutBlock || slice.openStart > 0;
  const fits = blocks.every((block) => block.isInline || (block.isTextblock && (areWords || !isNamedBlock(block))));
  if (!fits) {
    const below = $from.after($from.depth - out);
    return tr.replaceRange(below, below, slice);
  }
  if (areWords && (isWithoutBlock || blocks.length === 1) && !isNamedBlock($from.parent)) return undefined;
  const lines = isWithoutBlock ? [slice.content] : blocks.map(({ content }) => content);
  return tr.replaceSelection(new Slice(oneLine(lines, $from), 0, 0));
}

function oneLine(lines: readonly Fragment[], { parent }: ResolvedPos): Fragment {
  const { schema } = parent.type;
  const filled = lines.filter(({ size }) => size > 0);
  // A label has no formatting and no line breaks.
  if (isNamedBlock(parent)) {
    const words = filled.map((line) => plainWords(line).replaceAll('\n', ' ')).join(' ');
    return words ? Fragment.from(schema.text(words)) : Fragment.empty;
  }
  return filled.reduce(
    (all, line) => (all.size > 0 ? all.append(Fragment.from(schema.text(' '))).append(line) : line),
    Fragment.empty,
  );
}
