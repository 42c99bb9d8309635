import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { AllSelection, Plugin, Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { pastedAddress } from './pasted-address.ts';

/** Pasting an address on selected words links them; undo removes the link. A selected address is replaced instead. */
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
  const isText = selection instanceof TextSelection || selection instanceof AllSelection;
  if (!href || !link || selection.empty || !isText) return false;
  const { from, to } = selection;
  const words = doc.textBetween(from, to, ' ', ' ').trim();
  if (words === '' || pastedAddress(words, origins)) return false;
  const tr = closeHistory(state.tr).addMark(from, to, link.create({ href }));
  // Code has no links.
  if (!tr.docChanged) return false;
  // Text typed next is not part of the link.
  tr.setSelection(Selection.near(tr.doc.resolve(to), -1)).removeStoredMark(link);
  dispatch(tr.setMeta('preventAutolink', true).scrollIntoView());
  return true;
}
