import { type Editor, Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { atom } from 'nanostores';
import type { BlockCommand } from '../block-commands/change.ts';
import { duplicate } from '../block-commands/copy-and-delete.ts';
import { moveDown, moveUp } from '../block-commands/move.ts';

export type BlockTools = ReturnType<typeof createBlockTools>;

/** The keys of blocks, and what they and the block's menu share: what a screen reader says, and whether the menu is open. */
export function createBlockTools() {
  const $said = atom('');
  const $isOpen = atom(false);

  function run(editor: Editor, command: BlockCommand): void {
    const { tr, message } = command(editor.state);
    if (tr) editor.view.dispatch(tr);
    // What is typed next is a step of its own, too.
    if (tr) editor.view.dispatch(closeHistory(editor.state.tr));
    // A screen reader says a sentence again only if it differs.
    $said.set($said.get() === message ? `${message}\u00a0` : message);
  }

  const key =
    (command: BlockCommand) =>
    ({ editor }: { editor: Editor }) => {
      run(editor, command);
      return true;
    };

  const extension = Extension.create({
    name: 'blockTools',
    addKeyboardShortcuts: () => ({
      'Alt-Shift-ArrowUp': key(moveUp),
      'Alt-Shift-ArrowDown': key(moveDown),
      'Mod-d': key(duplicate),
      'Alt-Enter': () => {
        $isOpen.set(true);
        return true;
      },
    }),
  });
  return { $said, $isOpen, run, extension };
}
