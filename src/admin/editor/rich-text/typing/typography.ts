import { Extension } from '@tiptap/core';
import { closeHistory, isHistoryTransaction, undo } from '@tiptap/pm/history';
import type { ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { endStep } from '../block-commands/change.ts';
import { $typography } from './settings.ts';
import { OTHER, typeset } from './typeset.ts';

/** Where the signs before the last change began, until anything else happens; and where such changes were undone. */
type State = { last: number | null; undone: readonly number[] };

const key = new PluginKey<State>('typography');
const NOTHING: State = { last: null, undone: [] };
/** More than anybody undoes within one paragraph. */
const MAX_UNDONE = 50;
/** So much text before the cursor is looked at. */
const REACH = 300;

/**
 * Typographic signs while typing. The typed sign is inserted first and replaced in a step of its own, so that Ctrl+Z or
 * Backspace right after brings it back; at a place where that happened nothing is replaced again.
 */
export const typography = Extension.create({
  name: 'typography',
  // After the shortcuts for lists, dividers and the like.
  priority: 50,
  addProseMirrorPlugins: () => [
    new Plugin<State>({
      key,
      state: { init: () => NOTHING, apply: nextState },
      props: { handleTextInput, handleKeyDown },
    }),
  ],
});

function nextState(tr: Transaction, { last, undone }: State): State {
  const start = tr.getMeta(key) as number | undefined;
  if (!tr.docChanged && !tr.selectionSet) return { last: start ?? last, undone };
  const mapped = tr.docChanged ? undone.map((at) => tr.mapping.map(at, -1)) : undone;
  const isUndone = last !== null && isHistoryTransaction(tr);
  return { last: start ?? null, undone: isUndone ? [...mapped.slice(1 - MAX_UNDONE), last] : mapped };
}

function handleTextInput(view: EditorView, from: number, to: number, text: string, insert: () => Transaction): boolean {
  const { state } = view;
  const $from = state.doc.resolve(from);
  if (text.length !== 1 || view.composing || !$typography.get() || isCodeTyped(state, from, to)) return false;
  const change = typeset(textBefore($from), text);
  if (!change || key.getState(state)?.undone.includes(from + 1 - change.length)) return false;
  const typed = insert();
  // Over a selection of everything the character gets a paragraph of its own.
  const end = Selection.near(typed.doc.resolve(typed.mapping.map(to)), -1).to;
  const start = end - change.length;
  view.dispatch(typed);
  const { tr } = view.state;
  view.dispatch(closeHistory(tr.insertText(change.insert, start, end).setMeta(key, start).scrollIntoView()));
  endStep(view);
  return true;
}

const textBefore = ({ parent, parentOffset }: ResolvedPos) =>
  parent.isTextblock ? parent.textBetween(Math.max(0, parentOffset - REACH), parentOffset, null, OTHER) : '';

function handleKeyDown(view: EditorView, { key: pressed, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (pressed !== 'Backspace' || ctrlKey || metaKey || altKey || key.getState(view.state)?.last == null) return false;
  return undo(view.state, view.dispatch);
}

/** Whether a character that is typed here becomes code: by the marks that it gets, which a button may have chosen. */
export function isCodeTyped({ doc, storedMarks }: EditorState, from: number, to: number): boolean {
  const $from = doc.resolve(from);
  const marks = storedMarks ?? (from === to ? $from.marks() : $from.marksAcross(doc.resolve(to)));
  return Boolean($from.parent.type.spec.code) || (marks?.some(({ type }) => type.spec.code) ?? false);
}
