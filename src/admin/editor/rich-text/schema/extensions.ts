import { type AnyExtension, InputRule, Mark, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { NodeType, ResolvedPos } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { EDITOR_HEADING_LEVELS, EDITOR_UNDO_DEPTH, EDITOR_UNDO_GROUP_MS } from '../../../../shared/constants.ts';
import { isAllowedLink, RICH_TEXT_TAGS } from '../../../../shared/rich-text/tags.ts';
import {
  buttonNode,
  calloutNode,
  definitionListNode,
  definitionTermNode,
  definitionTextNode,
  detailsNode,
  detailsSummaryNode,
  figureCaptionNode,
  figureNode,
  videoNode,
} from '../blocks/block-nodes.ts';
import { imageNode } from '../images/image-node.ts';
import { referenceNode } from '../references/reference-node.ts';

/** Raised and lowered words exclude each other. */
const heightMark = (name: 'superscript' | 'subscript', tag: 'sup' | 'sub', key: string) =>
  Mark.create({
    name,
    excludes: 'superscript subscript',
    parseHTML: () => [{ tag, getAttrs: (element) => !element.hasAttribute('data-source') && null }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

/** 10⁹, m². The keys are those of Google Docs and of TipTap's own extension. */
const superscriptMark = heightMark('superscript', 'sup', 'Mod-.');

/** H₂O, vitamin B₁₂. */
const subscriptMark = heightMark('subscript', 'sub', 'Mod-,');

/** Tags of the nodes and marks that have attributes. */
const TAG_OF: Record<string, keyof typeof RICH_TEXT_TAGS> = {
  orderedList: 'ol',
  codeBlock: 'pre',
  link: 'a',
  image: 'img',
  sourceReference: 'sup',
  figure: 'figure',
  callout: 'aside',
  button: 'p',
  video: 'p',
  table: 'table',
  tableHeader: 'th',
  tableCell: 'td',
};

const starter = StarterKit.configure({
  heading: { levels: [...EDITOR_HEADING_LEVELS] },
  undoRedo: { depth: EDITOR_UNDO_DEPTH, newGroupDelay: EDITOR_UNDO_GROUP_MS },
  link: {
    openOnClick: false,
    // links/link-on-paste.ts does it, also for paths of this site and for selected addresses.
    linkOnPaste: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => isAllowedLink(address),
  },
}).extend({
  addExtensions() {
    return (this.parent?.() ?? [])
      .map(onlyAllowedAttributes)
      .map(withDividerRule)
      .map(withoutListPaste)
      .map(besideOtherMarks)
      .map(withRaisedWords);
  },
});

/** TipTap makes a list of pasted words that begin with "H. " or "2. ", which loses these. */
const withoutListPaste = (extension: AnyExtension): AnyExtension =>
  extension instanceof Node && extension.name === 'orderedList'
    ? extension.extend({ addProseMirrorPlugins: () => [] })
    : extension;

/** TipTap's code excludes all other formats: a link around code would be lost. */
const besideOtherMarks = (extension: AnyExtension): AnyExtension =>
  extension instanceof Mark && extension.name === 'code' ? extension.extend({ excludes: 'code' }) : extension;

/** A figure in code stays a power: without marks, a paragraph of 10⁹ would become code of 109. */
const withRaisedWords = (extension: AnyExtension): AnyExtension =>
  extension instanceof Node && extension.name === 'codeBlock'
    ? extension.extend({ marks: 'superscript subscript' })
    : extension;

/** Without TipTap's column widths. */
const table = Table.configure({ View: null }).extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** A row without cells would have no place to type. */
const tableRow = TableRow.extend({ content: '(tableCell | tableHeader)+' });

const blockNodes = [
  calloutNode,
  detailsNode,
  detailsSummaryNode,
  definitionListNode,
  definitionTermNode,
  definitionTextNode,
  figureNode,
  figureCaptionNode,
  buttonNode,
  videoNode,
];

/** Reads and writes exactly {@link RICH_TEXT_TAGS}, so that neither the server nor the editor drops content. */
export const richTextExtensions: AnyExtension[] = [
  starter,
  superscriptMark,
  subscriptMark,
  ...[imageNode, referenceNode, ...blockNodes, table, tableRow, TableHeader, TableCell].map(onlyAllowedAttributes),
];

const SPANS = new Set(['colspan', 'rowspan']);
/** Omits a span of 1, which would double the size of a large table. */
const span = (name: string) => (attributes: Record<string, unknown>) =>
  attributes[name] === 1 ? {} : { [name]: attributes[name] };

function onlyAllowedAttributes(extension: AnyExtension): AnyExtension {
  const tag = TAG_OF[extension.name];
  if (!tag || !(extension instanceof Node || extension instanceof Mark)) return extension;
  const allowed: readonly string[] = RICH_TEXT_TAGS[tag];
  return (extension as Node).extend({
    addAttributes() {
      const known = Object.entries(this.parent?.() ?? {}).filter(([name]) => allowed.includes(name));
      return Object.fromEntries(
        known.map(([name, attribute]) => [
          name,
          SPANS.has(name) ? { ...(attribute as object), renderHTML: span(name) } : attribute,
        ]),
      );
    },
  });
}

/** Turns "---" into a divider only where one is allowed: in a caption or a term it would split the block around it. */
function withDividerRule(extension: AnyExtension): AnyExtension {
  if (extension.name !== 'horizontalRule' || !(extension instanceof Node)) return extension;
  return extension.extend({
    addInputRules() {
      const { type } = this;
      return (this.parent?.() ?? []).map(
        ({ find, handler, undoable }) =>
          new InputRule({
            find,
            undoable,
            handler: (typed) =>
              canStandBefore(typed.state.doc.resolve(typed.range.from), type) ? handler(typed) : null,
          }),
      );
    },
  });
}

function canStandBefore($line: ResolvedPos, divider: NodeType): boolean {
  const index = $line.index(-1);
  return !$line.parent.type.spec.isolating && $line.node(-1).canReplaceWith(index, index, divider);
}
