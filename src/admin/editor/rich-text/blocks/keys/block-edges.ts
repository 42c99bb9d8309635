import { type Editor, Extension } from '@tiptap/core';
import { chainCommands } from '@tiptap/pm/commands';
import type { Command } from '@tiptap/pm/state';
import { cursorAboveFirstBlock } from './cursor-above-first-block.ts';
import { backInDefinitions, enterDefinition } from './definition-keys.ts';
import { backToSummary, enterDetails, leaveDetails, unwrapDetails } from './details-keys.ts';
import { leaveLine, preventJoinBackward, preventJoinForward } from './leave-line.ts';

const enter = chainCommands(leaveLine, enterDetails, leaveDetails, enterDefinition);
const backspace = chainCommands(preventJoinBackward, unwrapDetails, backToSummary, backInDefinitions);

/** Enter, Backspace and Delete at the edges of blocks. Runs before TipTap's keys and after those of menus. */
export const blockEdges = Extension.create({
  name: 'blockEdges',
  priority: 150,
  addKeyboardShortcuts: () => ({
    Enter: run(enter),
    Backspace: run(backspace),
    'Shift-Backspace': run(backspace),
    ArrowUp: run(cursorAboveFirstBlock),
    Delete: run(preventJoinForward),
  }),
});

const run =
  (command: Command) =>
  ({ editor }: { editor: Editor }) =>
    command(editor.state, editor.view.dispatch, editor.view);
