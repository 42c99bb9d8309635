import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { TEXT_KEYS } from '../../../../shared/rich-text/keys.ts';
import type { IconName } from './Icon.tsx';

/** A button of the toolbar. */
export type Tool = {
  name: string;
  keys?: string;
  icon: IconName;
  run: (editor: Editor) => void;
  /** Whether the format is active at the cursor. */
  isActive?: (editor: Editor) => boolean;
  isEnabled?: (editor: Editor) => boolean;
};

const focused = (editor: Editor) => editor.chain().focus();

const heading = (level: 1 | 2 | 3): Tool => ({
  name: `Heading ${level}`,
  keys: TEXT_KEYS[`Heading ${level}`],
  icon: `h${level}`,
  run: (editor) => focused(editor).toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
});

export const TOOLS: Tool[][] = [
  [
    {
      name: 'Bold',
      keys: TEXT_KEYS.Bold,
      icon: 'bold',
      run: (editor) => focused(editor).toggleBold().run(),
      isActive: (editor) => editor.isActive('bold'),
    },
    {
      name: 'Italic',
      keys: TEXT_KEYS.Italic,
      icon: 'italic',
      run: (editor) => focused(editor).toggleItalic().run(),
      isActive: (editor) => editor.isActive('italic'),
    },
    {
      name: 'Strike',
      keys: TEXT_KEYS.Strike,
      icon: 'strike',
      run: (editor) => focused(editor).toggleStrike().run(),
      isActive: (editor) => editor.isActive('strike'),
    },
    {
      name: 'Code',
      keys: TEXT_KEYS.Code,
      icon: 'code',
      run: (editor) => focused(editor).toggleCode().run(),
      isActive: (editor) => editor.isActive('code'),
    },
    {
      name: 'Superscript',
      keys: TEXT_KEYS.Superscript,
      icon: 'superscript',
      run: (editor) => focused(editor).toggleMark('superscript').run(),
      isActive: (editor) => editor.isActive('superscript'),
    },
    {
      name: 'Subscript',
      keys: TEXT_KEYS.Subscript,
      icon: 'subscript',
      run: (editor) => focused(editor).toggleMark('subscript').run(),
      isActive: (editor) => editor.isActive('subscript'),
    },
  ],
  [heading(1), heading(2), heading(3)],
  [
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
    {
      name: 'Blockquote',
      keys: TEXT_KEYS.Blockquote,
      icon: 'quote',
      run: (editor) => focused(editor).toggleBlockquote().run(),
      isActive: (editor) => editor.isActive('blockquote'),
    },
  ],
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
