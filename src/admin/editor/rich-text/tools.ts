import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
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
  keys: `Ctrl+Alt+${level}`,
  icon: `h${level}`,
  run: (editor) => focused(editor).toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
});

export const TOOLS: Tool[][] = [
  [
    {
      name: 'Bold',
      keys: 'Ctrl+B',
      icon: 'bold',
      run: (editor) => focused(editor).toggleBold().run(),
      isActive: (editor) => editor.isActive('bold'),
    },
    {
      name: 'Italic',
      keys: 'Ctrl+I',
      icon: 'italic',
      run: (editor) => focused(editor).toggleItalic().run(),
      isActive: (editor) => editor.isActive('italic'),
    },
    {
      name: 'Strike',
      keys: 'Ctrl+Shift+S',
      icon: 'strike',
      run: (editor) => focused(editor).toggleStrike().run(),
      isActive: (editor) => editor.isActive('strike'),
    },
    {
      name: 'Code',
      keys: 'Ctrl+E',
      icon: 'code',
      run: (editor) => focused(editor).toggleCode().run(),
      isActive: (editor) => editor.isActive('code'),
    },
  ],
  [heading(1), heading(2), heading(3)],
  [
    {
      name: 'Bullet list',
      keys: 'Ctrl+Shift+8',
      icon: 'bullets',
      run: (editor) => focused(editor).toggleBulletList().run(),
      isActive: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'Ordered list',
      keys: 'Ctrl+Shift+7',
      icon: 'numbers',
      run: (editor) => focused(editor).toggleOrderedList().run(),
      isActive: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'Blockquote',
      keys: 'Ctrl+Shift+B',
      icon: 'quote',
      run: (editor) => focused(editor).toggleBlockquote().run(),
      isActive: (editor) => editor.isActive('blockquote'),
    },
  ],
];

export const HISTORY: Tool[] = [
  {
    name: 'Undo',
    keys: 'Ctrl+Z',
    icon: 'undo',
    run: (editor) => focused(editor).undo().run(),
    isEnabled: ({ state }) => undoDepth(state) > 0,
  },
  {
    name: 'Redo',
    keys: 'Ctrl+Shift+Z',
    icon: 'redo',
    run: (editor) => focused(editor).redo().run(),
    isEnabled: ({ state }) => redoDepth(state) > 0,
  },
];
