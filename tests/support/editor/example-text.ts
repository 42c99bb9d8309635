import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState, NodeSelection, type Plugin, TextSelection } from '@tiptap/pm/state';
import { richTextExtensions } from '../../../src/admin/editor/rich-text/schema/extensions.ts';

export const schema = getSchema(richTextExtensions);

type Child = Node | string;

const make =
  (name: string, attrs?: Record<string, unknown>) =>
  (...children: Child[]): Node =>
    schema.node(
      name,
      attrs,
      children.filter((child) => child !== '').map((child) => (typeof child === 'string' ? schema.text(child) : child)),
    );

/** Builders of blocks, for tests. A "|" in a text is the cursor; two are a selection. */
export const text = {
  p: make('paragraph'),
  h2: make('heading', { level: 2 }),
  code: make('codeBlock'),
  ul: make('bulletList'),
  ol: make('orderedList'),
  li: make('listItem'),
  quote: make('blockquote'),
  callout: make('callout'),
  details: make('details'),
  summary: make('detailsSummary'),
  dl: make('definitionList'),
  dt: make('definitionTerm'),
  dd: make('definitionText'),
  figure: make('figure', { 'data-credit': 'Foto: Anna' }),
  caption: make('figureCaption'),
  image: make('image', { src: '/assets/a.webp' }),
  button: make('button'),
  table: make('table'),
  tr: make('tableRow'),
  td: make('tableCell'),
  hr: make('horizontalRule'),
};

/** An editor's state with these blocks, and the cursor at the "|". */
export function stateOf(...blocks: Node[]): EditorState {
  return select(EditorState.create({ doc: schema.node('doc', null, blocks) }));
}

export function stateWith(plugins: Plugin[], ...blocks: Node[]): EditorState {
  return stateOf(...blocks).reconfigure({ plugins });
}

function select(state: EditorState): EditorState {
  const places: number[] = [];
  state.doc.descendants((node, position) => {
    for (const { index } of (node.text ?? '').matchAll(/\|/g)) places.push(position + index);
  });
  const { tr } = state;
  for (const place of [...places].reverse()) tr.delete(place, place + 1);
  const [anchor, head] = places.map((place, index) => place - index);
  if (anchor !== undefined) tr.setSelection(TextSelection.create(tr.doc, anchor, head));
  return state.apply(tr);
}

export const withNodeSelected = (state: EditorState, name: string): EditorState => {
  let found = -1;
  state.doc.descendants((node, position) => {
    if (found < 0 && node.type.name === name) found = position;
  });
  return state.apply(state.tr.setSelection(NodeSelection.create(state.doc, found)));
};

/** The text with the cursor in it, as one line. */
export function show(state: EditorState): string {
  const { selection, tr } = state;
  if (selection instanceof TextSelection) {
    if (!selection.empty) tr.insertText('|', selection.to);
    tr.insertText('|', selection.from);
  }
  const inner = String(tr.doc).replace(/^doc\(|\)$/g, '');
  return selection instanceof NodeSelection ? `[${selection.node.type.name}] ${inner}` : inner;
}
