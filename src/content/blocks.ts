import { type Node, treeOf } from './plain-markdown.ts';

export type Block = { type: 'heading' | 'paragraph'; text: string };

/** Splits a treatment's Markdown into blocks. Throws for anything but headings (##) and paragraphs. */
export function parseBlocks(markdown: string, file: string): Block[] {
  const tree = treeOf(markdown);
  return 'children' in tree ? tree.children.map((node) => parseBlock(node as Node, markdown, file)) : [];
}

function parseBlock(node: Node, markdown: string, file: string): Block {
  if (node.type === 'heading' && node.depth === 2) return { type: 'heading', text: innerMarkdown(node, markdown) };
  if (node.type === 'paragraph') return { type: 'paragraph', text: innerMarkdown(node, markdown) };
  const start = markdown.slice(node.position?.start.offset).trim().slice(0, 40);
  throw new Error(`${file}: bestaat uit meer dan koppen (##) en alinea's. Maak een gewone alinea van “${start}…”.`);
}

/** The node's Markdown without its own syntax, such as `## `. */
function innerMarkdown(node: { children: readonly unknown[] }, markdown: string): string {
  const children = node.children as Node[];
  return markdown.slice(children.at(0)?.position?.start.offset, children.at(-1)?.position?.end.offset);
}
