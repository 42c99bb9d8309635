import type { Editor } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import type { EditorState } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { stateOf, text } from '../../../../../tests/support/editor/example-text.ts';
import { createBlockTools } from './block-tools.ts';

const { p, table, tr, td } = text;

function pressMenuKey(state: EditorState) {
  const tools = createBlockTools();
  const keys = tools.extension.config.addKeyboardShortcuts as unknown as () => Record<
    string,
    (props: { editor: Editor }) => boolean
  >;
  keys()['Alt-Enter']?.({ editor: { state } as Editor });
  return { isOpen: tools.$isOpen.get(), announcement: tools.$announcement.get() };
}

it('opens the menu of the block at the cursor', () => {
  expect(pressMenuKey(stateOf(p('a|')))).toEqual({ isOpen: true, announcement: '' });
});

it('opens no menu, and says why, when the cursor is in no block', () => {
  const state = stateOf(table(tr(td(p('a')))));
  const between = state.apply(state.tr.setSelection(new GapCursor(state.doc.resolve(0))));
  expect(pressMenuKey(between)).toEqual({ isOpen: false, announcement: 'The cursor is not in a block.' });
});
