import { markdownToMdast } from 'satteri';

type Node = ReturnType<typeof markdownToMdast>;

const BLOCKS = new Set(['paragraph', 'heading', 'listItem', 'tableCell', 'tableRow']);

/** The words of a Markdown text, without the numbers of its sources. */
export const plainText = (markdown: string): string => textOf(markdownToMdast(markdown)).replace(/\s+/g, ' ').trim();

function textOf(node: Node): string {
  if (node.type === 'link' && node.url.startsWith('#source_')) return '';
  if ('value' in node && typeof node.value === 'string') return node.value;
  const inside = 'children' in node ? (node.children as Node[]).map(textOf).join('') : '';
  return BLOCKS.has(node.type) ? `${inside} ` : inside;
}
