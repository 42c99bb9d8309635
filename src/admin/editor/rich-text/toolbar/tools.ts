import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { TEXT_KEYS } from '../../../../shared/rich-text/keys.ts';
import { REFERENCE } from '../references/reference-node.ts';
import type { Sentence } from '../words.ts';
import type { IconName } from './Icon.tsx';

type Button = { name: Sentence; keys?: string; icon: IconName; run: (editor: Editor) => void };

/** A button that is always possible. The bubble and “More tools” have no others. */
export type Format = Button & {
  /** Whether the format is active at the cursor. */
  isActive: (editor: Editor) => boolean;
};

/** A button of the toolbar. */
export type Tool = Button & Partial<Format> & { isEnabled?: (editor: Editor) => boolean };

const focused = (editor: Editor) => editor.chain().focus();

const heading = (level: 1 | 2 | 3): Format => ({
  name: `Heading ${level}`,
  keys: TEXT_KEYS[`Heading ${level}`],
  icon: `h${level}`,
  run: (editor) => focused(editor).toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
});

const mark = (name: 'Bold' | 'Italic' | 'Strike' | 'Code' | 'Superscript' | 'Subscript', icon: IconName): Format => ({
  name,
  keys: TEXT_KEYS[name],
  icon,
  run: (editor) => focused(editor).toggleMark(name.toLowerCase()).run(),
  isActive: (editor) => editor.isActive(name.toLowerCase()),
});

export const LISTS: Format[] = [
  {
    name: 'Bullet list',
    keys: TEXT_KEYS['Bullet list'],
    icon: 'bullets',
    run: (editor) => focused(editor).toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Ordered list',
    keys: TEXT_KEYS['Ordered list'],
    icon: 'numbers',
    run: (editor) => focused(editor).toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
];

const QUOTE: Format = {
  name: 'Blockquote',
  keys: TEXT_KEYS.Blockquote,
  icon: 'quote',
  run: (editor) => focused(editor).toggleBlockquote().run(),
  isActive: (editor) => editor.isActive('blockquote'),
};

const [BOLD, ITALIC] = [mark('Bold', 'bold'), mark('Italic', 'italic')];
const [H2, H3] = [heading(2), heading(3)];

/** What the bubble has of the toolbar. */
export const MARKS = [BOLD, ITALIC];
export const HEADINGS = [H2, H3];

/** Behind “More tools”. */
export const RARE: Format[] = [
  mark('Strike', 'strike'),
  mark('Code', 'code'),
  mark('Superscript', 'superscript'),
  mark('Subscript', 'subscript'),
  heading(1),
];

export const HISTORY: Tool[] = [
  {
    name: 'Undo',
    keys: TEXT_KEYS.Undo,
    icon: 'undo',
    run: (editor) => focused(editor).undo().run(),
    isEnabled: ({ state }) => undoDepth(state) > 0,
  },
  {
    name: 'Redo',
    keys: TEXT_KEYS.Redo,
    icon: 'redo',
    run: (editor) => focused(editor).redo().run(),
    isEnabled: ({ state }) => redoDepth(state) > 0,
  },
];

export const linkTool = (run: () => void): Tool => ({
  name: 'Add link',
  keys: TEXT_KEYS['Add or change a link'],
  icon: 'link',
  run,
  isActive: (editor) => editor.isActive('link'),
});

type Inserts = Record<'onLink' | 'onImage' | 'onSource', () => void>;

/** The toolbar of an article in groups. On a narrow screen it slides, so what an article needs most comes first. */
export function toolGroups({ onLink, onImage, onSource }: Inserts, isNarrow: boolean): Tool[][] {
  const link = linkTool(onLink);
  const image: Tool = {
    name: 'Add image',
    icon: 'image',
    run: onImage,
    isActive: (editor) => editor.isActive('image'),
  };
  const source: Tool = {
    name: 'Source',
    icon: 'source',
    run: onSource,
    isActive: (editor) => editor.isActive(REFERENCE),
  };
  return isNarrow
    ? [[BOLD], LISTS, [link, H2, image], [ITALIC, H3, QUOTE, source], HISTORY]
    : [MARKS, HEADINGS, [...LISTS, QUOTE], [link, image, source], HISTORY];
}
