import { type AnyExtension, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { EDITOR_UNDO_DEPTH, EDITOR_UNDO_GROUP_MS } from '../../../shared/constants.ts';

/** `{telefoon}`, or `{bron:thuisarts}`: what stands there is kept in one place. */
export const PLACEHOLDER = 'placeholder';
/** Markdown that the editor has nothing for, as it is written. */
export const AS_WRITTEN = 'asWritten';

/** `{telefoon}` may be the address itself, or a part of it. */
const ADDRESS = /^(?:https?:|mailto:|tel:|[/#{])/i;

export const placeholderNode = Node.create({
  name: PLACEHOLDER,
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ name: { default: '', renderHTML: ({ name }) => ({ 'data-placeholder': name }) } }),
  parseHTML: () => [
    { tag: 'span[data-placeholder]', getAttrs: (element) => ({ name: element.getAttribute('data-placeholder') }) },
  ],
  renderHTML: ({ HTMLAttributes, node }) => ['span', HTMLAttributes, `{${node.attrs['name']}}`],
  renderText: ({ node }) => `{${node.attrs['name']}}`,
});

const asWrittenNode = Node.create({
  name: AS_WRITTEN,
  group: 'block',
  atom: true,
  addAttributes: () => ({ text: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'pre[data-as-written]', getAttrs: (element) => ({ text: element.textContent }) }],
  renderHTML: ({ node }) => ['pre', { 'data-as-written': '' }, String(node.attrs['text'])],
});

/** Whether a list is written with empty lines between its items. */
const tight = { tight: { default: true, rendered: false } };
const withTightness = (extension: AnyExtension): AnyExtension =>
  extension instanceof Node && /^(?:bullet|ordered)List$/.test(extension.name)
    ? extension.extend({
        addAttributes() {
          const { start } = { ...this.parent?.() } as Record<string, object>;
          return { ...(start && { start }), ...tight };
        },
        // It would make a list of pasted words that begin with "H. " or "2. ".
        addProseMirrorPlugins: () => [],
      })
    : extension;

const starter = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  undoRedo: { depth: EDITOR_UNDO_DEPTH, newGroupDelay: EDITOR_UNDO_GROUP_MS },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => ADDRESS.test(address),
  },
  ...{ blockquote: false, code: false, codeBlock: false, horizontalRule: false, strike: false, underline: false },
}).extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(withTightness);
  },
});

/** Markdown has no cells across rows or columns, and a line of text in each. */
const ONE = { default: 1, parseHTML: () => 1, rendered: false };
const cell = { content: 'paragraph', addAttributes: () => ({ colspan: ONE, rowspan: ONE }) };

/** What a page of the clinic may have in its text: what src/content allows, and its style sheet knows. */
export const pageTextExtensions = (placeholder: AnyExtension = placeholderNode): AnyExtension[] => [
  starter,
  placeholder,
  asWrittenNode,
  Table.configure({ View: null }).extend({ renderHTML: () => ['table', ['tbody', 0]] }),
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
];
