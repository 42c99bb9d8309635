import { type Editor, Extension } from '@tiptap/core';
import { atom } from 'nanostores';
import { blocksAt } from '../block-commands/blocks-at.ts';
import { type BlockCommand, endUndoStep, noBlock } from '../block-commands/change.ts';
import { duplicate } from '../block-commands/copy-and-delete.ts';
import { moveDown, moveUp } from '../block-commands/move.ts';

export type BlockTools = ReturnType<typeof createBlockTools>;

/**
 * The keyboard shortcuts of blocks, and the state that they share with the block menu: the announcement for screen
 * readers, and whether the menu is open.
 */
export function createBlockTools() {
  const $announcement = atom('');
  const $isOpen = atom(false);

  function run(editor: Editor, command: BlockCommand): void {
    const { tr, message } = command(editor.state);
    if (tr) editor.view.dispatch(tr);
    if (tr) endUndoStep(editor.view);
    // Screen readers announce a message again only if it differs.
    $announcement.set($announcement.get() === message ? `${message}\u00a0` : message);
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
      'Alt-Enter': ({ editor }: { editor: Editor }) => {
        if (blocksAt(editor.state.selection)) $isOpen.set(true);
        else run(editor, noBlock);
        return true;
      },
    }),
  });
  return { $announcement, $isOpen, run, extension };
}
