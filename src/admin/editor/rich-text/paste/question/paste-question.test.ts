import { history, undo } from '@tiptap/pm/history';
import type { EditorState, Plugin } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { stateWith, text } from '../../../../../../tests/support/editor/example-text.ts';
import { openQuestion, pasteQuestion, questionIn } from './paste-question.ts';

const { p } = text;

/** A text with "# Kop" in its second paragraph, and the question about it. */
function asked(): EditorState {
  const extension = pasteQuestion({ accept: () => {}, keep: () => {} });
  const add = extension.config.addProseMirrorPlugins as unknown as () => Plugin[];
  const state = stateWith([history(), ...add.call({ editor: {} } as never)], p('voor'), p('# Kop'), p('na'));
  return state.apply(openQuestion(state.tr, { kind: 'markdown', markdown: '# Kop', from: 7, to: 12 }));
}

it('stays while text around what was pasted changes', () => {
  const state = asked();
  const before = state.apply(state.tr.insertText('xx', 1));
  expect(questionIn(before)).toMatchObject({ from: 9, to: 14 });
  const behind = before.apply(before.tr.insertText('!', 14));
  expect(questionIn(behind)).toMatchObject({ from: 9, to: 14 });
});

it('ends when the user changes what was pasted: the answer would undo that', () => {
  const state = asked();
  expect(questionIn(state.apply(state.tr.insertText('!', 9)))).toBeNull();
  expect(questionIn(state.apply(state.tr.delete(9, 10)))).toBeNull();
  expect(questionIn(state.apply(state.tr.addMark(9, 11, state.schema.mark('bold'))))).toBeNull();
});

it('disappears when undo removes the pasted text', () => {
  const state = asked();
  let next = state.apply(state.tr.insertText('weg', 7, 12));
  expect(questionIn(next)).toBeNull();
  undo(next, (tr) => {
    next = next.apply(tr);
  });
  expect(questionIn(next)).toBeNull();
});
