import { markdownToMdast } from 'satteri';

/** §3, Treatment detail: a heading or a paragraph. */
export type Block = { type: 'heading' | 'paragraph'; text: string };

type Node = ReturnType<typeof markdownToMdast>;

/** The Markdown of a treatment as the list of blocks of §3; a list, a table or a picture is refused. */
export function parseBlocks(markdown: string, file: string): Block[] {
  const tree = markdownToMdast(markdown);
  return 'children' in tree ? tree.children.map((node) => blockOf(node as Node, markdown, file)) : [];
}

function blockOf(node: Node, markdown: string, file: string): Block {
  if (node.type === 'heading' && node.depth === 2) return { type: 'heading', text: sourceOf(node, markdown) };
  if (node.type === 'paragraph') return { type: 'paragraph', text: sourceOf(node, markdown) };
  const start = markdown.slice(node.position?.start.offset).trim().slice(0, 40);
  throw new Error(
    `${file}: een behandeling bestaat uit koppen (##) en alinea's. Maak een gewone alinea van “${start}…”.`,
  );
}

/** The Markdown inside the node, without the marks of the node itself. */
function sourceOf(node: { children: readonly unknown[] }, markdown: string): string {
  const children = node.children as Node[];
  return markdown.slice(children.at(0)?.position?.start.offset, children.at(-1)?.position?.end.offset);
}
