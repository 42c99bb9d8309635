import { Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { isList } from './blocks-at.ts';
import { nodeType } from './node-type.ts';
import type { Target } from './targets.ts';

const CONTAINERS = ['blockquote', 'callout'];
const WRAPPERS = ['blockquote', 'callout', 'details'];

/** The content of these blocks, as adjacent blocks; undefined if they are not text and the target is. */
export function contentOf(nodes: readonly Node[], target: Target): Node[] | undefined {
  const isWrapper = WRAPPERS.includes(target.type);
  const content = nodes.flatMap((node) => {
    const { name } = node.type;
    if (CONTAINERS.includes(name) || name === 'listItem') return [...node.children];
    if (name === 'details') return fromDetails(node);
    // A wrapper holds the whole list.
    if (isList(node) && !isWrapper) return node.children.flatMap((item) => [...item.children]);
    return [node];
  });
  if (isWrapper) return content;
  const isText = nodes.every((node) => node.isTextblock || isOpen(node)) && content.some(isPlain);
  if (!isText || (target.type === 'heading' && !content.every(isPlain))) return undefined;
  return content;
}

const isOpen = (node: Node) => [...WRAPPERS, 'listItem'].includes(node.type.name) || isList(node);

/** A node that turns into a paragraph without loss. A button and a video would lose their address. */
const isPlain = ({ type }: Node) => ['paragraph', 'heading', 'codeBlock'].includes(type.name);

function fromDetails(details: Node): Node[] {
  const [summary, ...rest] = details.children;
  if (!summary || summary.content.size === 0) return rest;
  return [nodeType(details.type.schema, 'paragraph').create(null, summary.content), ...rest];
}

/** These blocks as the target; undefined where the target cannot hold them. */
export function wrap(content: Node[], { type, attrs }: Target, schema: Schema): Node[] | undefined {
  const target = nodeType(schema, type);
  switch (type) {
    case 'paragraph':
    case 'heading':
      return content.map((node) => (isPlain(node) ? target.create(attrs, inline(node)) : node));
    case 'bulletList':
    case 'orderedList':
      return [target.create(attrs, items(content, schema))];
    case 'details': {
      const [first, ...rest] = content;
      const head = first && isPlain(first) ? first : undefined;
      const summary = nodeType(schema, 'detailsSummary').create(null, head && inline(head));
      const blocks = head ? rest : content;
      const inner = blocks.length > 0 ? blocks : [nodeType(schema, 'paragraph').create()];
      return valid(target.create(attrs, [summary, ...inner]));
    }
    default:
      return valid(target.create(attrs, content));
  }
}

function valid(node: Node): Node[] | undefined {
  return node.type.validContent(node.content) ? [node] : undefined;
}

/** Each text is an item; anything else belongs to the text before it. */
function items(content: Node[], schema: Schema): Node[] {
  const paragraph = nodeType(schema, 'paragraph');
  const grouped: Node[][] = [];
  for (const node of content) {
    const last = grouped.at(-1);
    if (isPlain(node)) grouped.push([paragraph.create(null, inline(node))]);
    else if (last) last.push(node);
    else grouped.push([paragraph.create(), node]);
  }
  return grouped.map((children) => nodeType(schema, 'listItem').create(null, children));
}

/** Lines of code stay lines. */
function inline(node: Node): Fragment {
  if (node.type.name !== 'codeBlock') return node.content;
  const { schema } = node.type;
  const parts = node.children.flatMap(({ text = '', marks }) =>
    text
      .split('\n')
      .flatMap((line, at) => [
        ...(at > 0 ? [nodeType(schema, 'hardBreak').create()] : []),
        ...(line ? [schema.text(line, marks)] : []),
      ]),
  );
  return Fragment.from(parts);
}
