import { type AnyExtension, Extension } from '@tiptap/core';
import { showToast } from '../../../ui/toast/toasts.ts';
import { leaveFocus } from '../writing-view/use-writing-view.ts';
import { keepNames } from './blocks/keep-names.ts';
import { blockEdges } from './blocks/keys/block-edges.ts';
import { linePaste } from './blocks/line-paste.ts';
import { repairBlocks } from './blocks/repair.ts';
import { richTextExtensions } from './extensions.ts';
import { findExtension } from './find/find-extension.ts';
import { keepInputRule } from './keep-input-rule.ts';
import { linkOnPaste } from './links/link-on-paste.ts';
import { readSelectionAtKeys } from './read-selection.ts';
import type { $SourceNumbers } from './references/numbers.ts';
import { numberedReferenceNode, REFERENCE } from './references/reference-node.ts';
import { typingExtensions } from './typing/extensions.ts';

type Needs = {
  $numbers: $SourceNumbers;
  /** The addresses that lead to this website. */
  origins: string[];
  /** Of tools that also have something on screen. */
  shown: AnyExtension[];
  onLink: () => void;
  onFind: (replaces: boolean) => boolean;
};

/** The stored form of a text ({@link richTextExtensions}), and all that happens during writing. */
export const createTextExtensions = ({ $numbers, origins, shown, onLink, onFind }: Needs): AnyExtension[] => [
  ...richTextExtensions.map((known) => (known.name === REFERENCE ? numberedReferenceNode($numbers) : known)),
  readSelectionAtKeys,
  blockEdges,
  repairBlocks(sayUnnested),
  keepNames(sayKept),
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

const sayUnnested = () =>
  showToast({
    title: 'A table inside a table became text',
    description: 'Readers on a phone could not read it. Undo takes it back.',
  });

const sayKept = () =>
  showToast({
    title: 'This block cannot be converted',
    description: 'Type the text on a new line, then delete the block.',
  });

/**
 * The view has its node views from the start. TipTap sets them again for React node views, which this editor does not
 * use, and that redraws the whole text.
 */
const keepNodeViews = Extension.create({
  name: 'keepNodeViews',
  onBeforeCreate() {
    this.editor.createNodeViews = () => {};
  },
});

/** After whatever else Escape closes in the text. */
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
