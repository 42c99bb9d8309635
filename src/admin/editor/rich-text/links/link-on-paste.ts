import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { pastedAddress } from './pasted-address.ts';

/** An address pasted on selected words makes them a link; undo takes the link away. On an address it replaces that. */
export const linkOnPaste = (origins: readonly string[]) =>
  Extension.create({
    name: 'linkOnPaste',
    addProseMirrorPlugins: () => [
      new Plugin({ props: { handlePaste: (view, event) => linkSelection(view, event, origins) } }),
    ],
  });

function linkSelection({ state, dispatch }: EditorView, { clipboardData }: ClipboardEvent, origins: readonly string[]) {
  const { selection, doc, schema } = state;
  const href = pastedAddress(clipboardData?.getData('text/plain') ?? '', origins);
  const link = schema.marks['link'];
  if (!href || !link || selection.empty || !(selection instanceof TextSelection)) return false;
  const { from, to, $from } = selection;
  const words = doc.textBetween(from, to, ' ', ' ').trim();
  if (words === '' || pastedAddress(words, origins) || !$from.parent.type.allowsMarkType(link)) return false;
  const tr = closeHistory(state.tr).addMark(from, to, link.create({ href }));
  // The next words are no part of the link.
  tr.setSelection(TextSelection.create(tr.doc, to)).removeStoredMark(link);
  dispatch(tr.setMeta('preventAutolink', true).scrollIntoView());
  return true;
}
