import type { Node } from '@tiptap/pm/model';

const KINDS: Record<string, string> = {
  paragraph: 'paragraph',
  codeBlock: 'code',
  bulletList: 'bullet list',
  orderedList: 'ordered list',
  listItem: 'list item',
  blockquote: 'blockquote',
  callout: 'call-out',
  details: 'details',
  definitionList: 'definitions',
  figure: 'figure',
  image: 'image',
  button: 'button',
  video: 'video',
  table: 'table',
  horizontalRule: 'divider',
};

/** The name of a block in the menus. */
export const blockName = ({ type, attrs }: Node): string =>
  type.name === 'heading' ? `heading ${attrs['level']}` : (KINDS[type.name] ?? 'block');

export const kindOfAll = (nodes: readonly Node[]): string =>
  nodes.length === 1 && nodes[0] ? blockName(nodes[0]) : `${nodes.length} blocks`;
