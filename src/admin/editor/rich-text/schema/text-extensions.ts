import { type AnyExtension, Extension } from '@tiptap/core';
import { showToast } from '../../../../ui/toast/toasts.ts';
import { leaveFocus } from '../../writing-view/use-writing-view.ts';
import { blockEdges } from '../blocks/keys/block-edges.ts';
import { linePaste } from '../blocks/line-paste.ts';
import { protectNamedBlocks } from '../blocks/protect-named-blocks.ts';
import { repairBlocks } from '../blocks/repair.ts';
import { findExtension } from '../find/find-extension.ts';
import { linkOnPaste } from '../links/link-on-paste.ts';
import { numberedReferenceNode, REFERENCE } from '../references/reference-node.ts';
import type { $SourceNumbers } from '../references/source-numbers.ts';
import { typingExtensions } from '../typing/extensions.ts';
import { richTextExtensions } from './extensions.ts';
import { keepInputRule } from './keep-input-rule.ts';
import { copyAsText } from './plain-words.ts';
import { readSelectionAtKeys } from './read-selection.ts';

type Needs = {
  $numbers: $SourceNumbers;
  /** The origins of this website. */
  origins: string[];
  /** Extensions of tools that also render something. */
  shown: AnyExtension[];
  onLink: () => void;
  onFind: (replaces: boolean) => boolean;
};

/** The stored form of a text ({@link richTextExtensions}), and everything that happens during writing. */
export const createTextExtensions = ({ $numbers, origins, shown, onLink, onFind }: Needs): AnyExtension[] => [
  ...richTextExtensions.map((known) => (known.name === REFERENCE ? numberedReferenceNode($numbers) : known)),
  readSelectionAtKeys,
  copyAsText,
  blockEdges,
  repairBlocks(announceUnnested),
  protectNamedBlocks(announceProtected),
  keepInputRule,
  ...shown,
  linePaste,
  linkShortcut(onLink),
  linkOnPaste(origins),
  ...typingExtensions,
  findExtension(onFind),
  leaveFocusAtEscape,
  keepNodeViews,
];

const announceUnnested = () =>
  showToast({
    title: 'A table inside a table became text',
    description: 'Readers on a phone could not read it. Undo takes it back.',
  });

const announceProtected = () =>
  showToast({
    title: 'This block cannot be converted',
    description: 'Type the text on a new line, then delete the block.',
  });

/**
 * The view gets its node views when it is created. TipTap sets them again for React node views, which this editor does
 * not use, and that redraws the whole text.
 */
const keepNodeViews = Extension.create({
  name: 'keepNodeViews',
  onBeforeCreate() {
    this.editor.createNodeViews = () => {};
  },
});

/** Runs last: Escape first closes other things in the text. */
const leaveFocusAtEscape = Extension.create({
  name: 'leaveFocusAtEscape',
  priority: 1,
  addKeyboardShortcuts: () => ({ Escape: leaveFocus }),
});

const linkShortcut = (open: () => void) =>
  Extension.create({
    name: 'linkShortcut',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        open();
        return true;
      },
    }),
  });
