import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { AllSelection, Plugin, Selection, TextSelection } from '@tiptap/pm/state';
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
  const isText = selection instanceof TextSelection || selection instanceof AllSelection;
  if (!href || !link || selection.empty || !isText) return false;
  const { from, to } = selection;
  const words = doc.textBetween(from, to, ' ', ' ').trim();
  if (words === '' || pastedAddress(words, origins)) return false;
  const tr = closeHistory(state.tr).addMark(from, to, link.create({ href }));
  // In code there are no links.
  if (!tr.docChanged) return false;
  // The next words are no part of the link.
  tr.setSelection(Selection.near(tr.doc.resolve(to), -1)).removeStoredMark(link);
  dispatch(tr.setMeta('preventAutolink', true).scrollIntoView());
  return true;
}
