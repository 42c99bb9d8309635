import { Extension } from '@tiptap/core';
import { findPlugin } from './find-plugin.ts';
import { goToMatch } from './go-to-match.ts';

/** Marks the matches of the find bar, and opens the bar. */
export const findExtension = (open: (replaces: boolean) => boolean) =>
  Extension.create({
    name: 'find',
    addKeyboardShortcuts() {
      const next = () => goToMatch(this.editor, 1);
      const previous = () => goToMatch(this.editor, -1);
      return {
        'Mod-f': () => open(false),
        'Mod-h': () => open(true),
        // On a Mac, Cmd+H hides the window.
        'Mod-Alt-f': () => open(true),
        F3: next,
        'Shift-F3': previous,
      };
    },
    addProseMirrorPlugins: () => [findPlugin()],
  });
