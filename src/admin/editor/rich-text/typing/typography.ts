import { Extension } from '@tiptap/core';
import { closeHistory, isHistoryTransaction, undo } from '@tiptap/pm/history';
import type { ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { endUndoStep } from '../block-commands/change.ts';
import { $typography } from './settings.ts';

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

/** Replaces this many characters before the cursor, the typed one included. */
type Change = { length: number; insert: string };

/** Stands for anything but characters: a picture, a line break, a reference. */
export const NON_TEXT = '\ufffc';

/** A quotation mark after these opens; after anything else it closes, or is an apostrophe. */
const OPENS = /(?:^|[\s\ufffc([{<“‘„«–—/-])$/;
const AMBIGUOUS = /[–—/-]$/;
/** ’s avonds, ’t, ’n; ’em and ’cause in English. */
const SHORTENED = /(?:^|[\s\ufffc([“–—-])‘(?:s|t|n|k|m|r|ie|em|tis|til|cause)$/i;
/** "jaren ’80", "the ’80s"; but “‘75 jaar’” is a quotation. */
const YEARS = /(?:\b(?:jaren|zomer|winter|voorjaar|najaar|sinds)\s‘\d(?=\d$)|\bthe\s‘\d\d(?=s$))./i;
/** Addresses, e-mail addresses, paths and command options keep their characters. */
const ADDRESS = /^(?:[/~]\S|mailto:|tel:|--?[a-z])|[a-z][a-z0-9+.-]*:\/\/|www\.|\S@\S/i;

/**
 * Typographic signs for those of the keyboard: “…”, ‘…’, ’, – and …, the same in Dutch and English. `before` is the text
 * of the block up to the cursor, `typed` the character that comes now.
 */
export function typeset(before: string, typed: string): Change | undefined {
  const word = (/[^\s\ufffc]*$/.exec(before)?.[0] ?? '').replace(/^[“‘([]+/, '');
  const isQuote = typed === '"' || typed === "'";
  if (ADDRESS.test(word) && !(isQuote && isOpen(before, typed))) return undefined;
  if (isQuote) return quote(before, typed);
  if (typed === '.') return /(?:^|[^.])\.\.$/.test(before) ? { length: 3, insert: '…' } : undefined;
  // At the start of a block dashes may become a list or a divider.
  if (typed === '-' && /[^\s\ufffc-]\s?-$/.test(before)) return { length: 2, insert: '–' };
  if (typed === ' ' && /[^\s\ufffc]\s-$/.test(before)) return { length: 2, insert: '– ' };
  return apostrophe(before, typed);
}

function quote(before: string, typed: string): Change | undefined {
  const [open, close] = PAIRS[typed] as [string, string];
  const opens = OPENS.test(before) && !(AMBIGUOUS.test(before) && isOpen(before, typed));
  // 5" is inches.
  if (typed === '"' && !opens && /\d$/.test(before) && !isOpen(before, typed)) return undefined;
  return { length: 1, insert: opens ? open : close };
}

const PAIRS: Record<string, [string, string]> = { '"': ['“', '”'], "'": ['‘', '’'] };

function isOpen(before: string, typed: string): boolean {
  const [open = '', close = ''] = PAIRS[typed] ?? [];
  return before.lastIndexOf(open) > before.lastIndexOf(close);
}

/** An opening mark may turn out to be an apostrophe. */
function apostrophe(before: string, typed: string): Change | undefined {
  const isShortened = /[\s-]/.test(typed) && SHORTENED.test(before);
  if (!isShortened && !YEARS.test(before + typed)) return undefined;
  const at = before.lastIndexOf('‘');
  return { length: before.length - at + 1, insert: `’${before.slice(at + 1)}${typed}` };
}
