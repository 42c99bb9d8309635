/**
 * The keys of the editor: the one list for the toolbar, the list of shortcuts and the test that presses each. Without
 * TipTap, because every screen shows the list.
 */
export const TEXT_KEYS = {
  'Insert a block': '/',
  Find: 'Ctrl+F',
  'Find and replace': 'Ctrl+H',
  'Find the next': 'F3',
  'Find the one before': 'Shift+F3',
  'Add or change a link': 'Ctrl+K',
  Bold: 'Ctrl+B',
  Italic: 'Ctrl+I',
  Underline: 'Ctrl+U',
  Strike: 'Ctrl+Shift+S',
  Code: 'Ctrl+E',
  Superscript: 'Ctrl+.',
  Subscript: 'Ctrl+,',
  'Heading 1': 'Ctrl+Alt+1',
  'Heading 2': 'Ctrl+Alt+2',
  'Heading 3': 'Ctrl+Alt+3',
  'Plain paragraph': 'Ctrl+Alt+0',
  'Bullet list': 'Ctrl+Shift+8',
  'Ordered list': 'Ctrl+Shift+7',
  Blockquote: 'Ctrl+Shift+B',
  'Code block': 'Ctrl+Alt+C',
  'New line in the same paragraph': 'Shift+Enter',
  'A level deeper in a list, or the next cell of a table': 'Tab',
  'A level back in a list, or the cell before': 'Shift+Tab',
  'To the buttons for the selected text, or to the toolbar': 'Alt+F10',
  'Menu of the block': 'Alt+Enter',
  'Move the block up': 'Alt+Shift+↑',
  'Move the block down': 'Alt+Shift+↓',
  'Duplicate the block': 'Ctrl+D',
  'Soft hyphen, where a long word may break': 'Ctrl+Shift+-',
  Undo: 'Ctrl+Z',
  Redo: 'Ctrl+Shift+Z',
} as const;

/** Markdown that becomes a format with the space after it; Backspace undoes that. */
export const LINE_STARTS = {
  'Heading 1': '#',
  'Heading 2': '##',
  'Heading 3': '###',
  'Bullet list': '-',
  'Ordered list': '1.',
  Blockquote: '>',
  'Code block': '```',
} as const;

export const TYPED_MARKS = {
  Bold: '**words**',
  Italic: '*words*',
  Strike: '~~words~~',
  Code: '`words`',
  Divider: '---',
} as const;
