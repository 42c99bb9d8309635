import { Extension } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';

/** Texts of one line that belong to a block around them, with how far out that block is. */
const LINES: Record<string, number> = {
  detailsSummary: 0,
  definitionTerm: 1,
  definitionText: 1,
  figureCaption: 1,
  button: 0,
  video: 0,
};

/** Several paragraphs become one line in a caption, a term or a button; other blocks go below it, and split nothing. */
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

/** Undefined where the editor's own way of pasting does well. */
export function pasteIntoLine({ tr, selection }: EditorState, slice: Slice): Transaction | undefined {
  const { $from, $to } = selection;
  const out = LINES[$from.parent.type.name];
  if (out === undefined || !$from.sameParent($to)) return undefined;
  const blocks = slice.content.content;
  if (blocks.every(({ isInline }) => isInline) || (blocks.length === 1 && blocks[0]?.isTextblock)) return undefined;
  if (blocks.every(({ isTextblock }) => isTextblock)) {
    const line = oneLine(blocks, $from);
    return tr.replaceSelection(new Slice(line, 0, 0));
  }
  const below = $from.after($from.depth - out);
  return tr.replaceRange(below, below, slice);
}

function oneLine(blocks: readonly Node[], { parent }: ResolvedPos): Fragment {
  const { schema } = parent.type;
  const filled = blocks.filter(({ content }) => content.size > 0);
  // A name has no formats and no line breaks.
  if (parent.type.spec.marks === '') {
    const words = filled.map((block) => block.textBetween(0, block.content.size, ' ', ' ')).join(' ');
    return words ? Fragment.from(schema.text(words)) : Fragment.empty;
  }
  return filled.reduce(
    (line, { content }) => (line.size > 0 ? line.append(Fragment.from(schema.text(' '))).append(content) : content),
    Fragment.empty,
  );
}
