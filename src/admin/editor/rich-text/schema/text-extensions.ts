import { type AnyExtension, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { showToast } from '../../../../ui/toast/toasts.ts';
import { leaveFocus } from '../../writing-view.ts';
import { blockEdges } from '../blocks/block-keys.ts';
import { linePaste } from '../blocks/line-paste.ts';
import { protectNamedBlocks, repairBlocks } from '../blocks/protect-and-repair.ts';
import { dangers } from '../dangers.ts';
import { findExtension } from '../find/find.ts';
import { linkOnPaste } from '../links/link-on-paste.ts';
import { type $SourceNumbers, numberedReferenceNode, REFERENCE } from '../references/reference-node.ts';
import { markers } from '../typing/markers.ts';
import { typography } from '../typing/typography.ts';
import { t } from '../words.ts';
import { richTextExtensions } from './extensions.ts';
import { copyAsText } from './plain-words.ts';

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
  ...commonExtensions,
  copyAsText,
  blockEdges,
  repairBlocks(announceUnnested),
  protectNamedBlocks(announceProtected),
  ...shown,
  linePaste,
  linkShortcut(onLink),
  linkOnPaste(origins),
  ...typingExtensions,
  findExtension(onFind),
  leaveFocusAtEscape,
];

const announceUnnested = () =>
  showToast({
    title: t('A table inside a table became text'),
    description: t('Readers on a phone could not read it. Undo takes it back.'),
  });

const announceProtected = () =>
  showToast({
    title: t('This block cannot be converted'),
    description: t('Type the text on a new line, then delete the block.'),
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

/**
 * Lets Backspace undo an input rule such as `# `. TipTap drops the rule when another plugin changes the document
 * afterwards, such as the one that adds a trailing paragraph.
 */
const keepInputRule = Extension.create({
  name: 'keepInputRule',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _, state) => {
        const [first] = transactions;
        const root = first?.getMeta('appendedTransaction') ?? first;
        for (const plugin of state.plugins) {
          const rule: unknown = 'isInputRules' in plugin.spec && root?.getMeta(plugin);
          if (rule && plugin.getState(state) !== rule) return state.tr.setMeta(plugin, rule);
        }
        return null;
      },
    }),
  ],
});

/** keyCode of a key that an input method handles. */
const COMPOSING = 229;

/**
 * ProseMirror reads the selection on `selectionchange`, which browsers fire up to a frame late: Enter right after End
 * would split the line at the old cursor, and a toolbar button would use the old selection. So keys fire it first,
 * except after typed characters, whose selection ProseMirror knows.
 */
const readSelectionAtKeys = Extension.create({
  name: 'readSelectionAtKeys',
  addProseMirrorPlugins() {
    let mayHaveMoved = true;
    const read = ({ dom }: EditorView) => {
      if (mayHaveMoved) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
      return false;
    };
    const moved = () => {
      mayHaveMoved = true;
      return false;
    };
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (view, event) => {
              if (event.keyCode === COMPOSING) return false;
              read(view);
              mayHaveMoved = !isCharacter(event);
              return false;
            },
            keyup: (view, event) => event.keyCode !== COMPOSING && read(view),
            focus: moved,
            mousedown: moved,
            mouseup: moved,
            touchend: moved,
            compositionend: moved,
          },
        },
      }),
    ];
  },
});

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Extensions for typing Dutch. */
const typingExtensions: AnyExtension[] = [typography, markers, dangers];

/** For each text that staff write: that of an article and that of a page. */
export const commonExtensions: AnyExtension[] = [readSelectionAtKeys, keepInputRule, keepNodeViews];
