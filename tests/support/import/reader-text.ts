import { parseHtml } from '../../../src/server/articles/body/parse.ts';
import { type Element, isElement, type Node } from '../../../src/shared/rich-text/conversion/tree.ts';

const BLOCK =
  /^(?:p|h[1-3]|pre|blockquote|ul|ol|li|figure|figcaption|aside|details|summary|dl|dt|dd|table|thead|tbody|tr|th|td|hr)$/;

/**
 * What a reader sees of an article: its words, with `|` between blocks and `/` at a break, `^{2}` raised, `_{2}` lowered,
 * `[img alt]`, `[▶ label]` for a player and `[1]` for a reference to a source.
 */
export function readerText(html: string): string {
  const blocks = written(parseHtml(html), false).split(/\s*\|[|\s]*/);
  return blocks
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' | ');
}

function written(node: Node, isCode: boolean): string {
  if (!isElement(node)) return isCode ? node.text.replaceAll('\n', ' / ') : node.text;
  const { name, attributes } = node;
  if (name === 'br') return ' / ';
  if (name === 'img') return `|[img ${attributes['alt'] ?? ''}]|`;
  if (name === 'sup' && attributes['data-source'] !== undefined) return '[1]';
  const inside = node.children.map((child) => written(child, isCode || name === 'pre')).join('');
  return around(node, inside);
}

function around({ name, attributes }: Element, inside: string): string {
  if (name === 'sup' || name === 'sub') return `${name === 'sup' ? '^' : '_'}{${inside}}`;
  if (attributes['data-video'] !== undefined) return `|[▶ ${inside}]|`;
  return BLOCK.test(name) ? `|${inside}|` : inside;
}
