import { Extension } from '@tiptap/core';
import { closeHistory, isHistoryTransaction, undo } from '@tiptap/pm/history';
import type { ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { endUndoStep } from '../block-commands/change.ts';
import { $typography } from './settings.ts';
import { NON_TEXT, typeset } from './typeset.ts';

/** `last`: where the last replacement began, until anything else happens. `undone`: where replacements were undone. */
type State = { last: number | null; undone: readonly number[] };

const key = new PluginKey<State>('typography');
const NOTHING: State = { last: null, undone: [] };
/** More undone replacements than one paragraph will have. */
const MAX_UNDONE = 50;
/** This much text before the cursor is read. */
const REACH = 300;

/**
 * Replaces typed characters by typographic ones. The typed character is inserted first and replaced in another undo
 * step, so that Ctrl+Z or Backspace brings it back; a place where that happened is not replaced again.
 */
export const typography = Extension.create({
  name: 'typography',
  // Runs after the input rules of lists and dividers.
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
  // Over a selection of the whole text the character gets its own paragraph.
  const end = Selection.near(typed.doc.resolve(typed.mapping.map(to)), -1).to;
  const start = end - change.length;
  view.dispatch(typed);
  const { tr } = view.state;
  view.dispatch(closeHistory(tr.insertText(change.insert, start, end).setMeta(key, start).scrollIntoView()));
  endUndoStep(view);
  return true;
}

const textBefore = ({ parent, parentOffset }: ResolvedPos) =>
  parent.isTextblock ? parent.textBetween(Math.max(0, parentOffset - REACH), parentOffset, null, NON_TEXT) : '';

function handleKeyDown(view: EditorView, { key: pressed, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (pressed !== 'Backspace' || ctrlKey || metaKey || altKey || key.getState(view.state)?.last == null) return false;
  return undo(view.state, view.dispatch);
}

/** Whether a character typed here becomes code, by its marks or by those that a button has set. */
export function isCodeTyped({ doc, storedMarks }: EditorState, from: number, to: number): boolean {
  const $from = doc.resolve(from);
  const marks = storedMarks ?? (from === to ? $from.marks() : $from.marksAcross(doc.resolve(to)));
  return Boolean($from.parent.type.spec.code) || (marks?.some(({ type }) => type.spec.code) ?? false);
}
