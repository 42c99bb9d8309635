import { markdownToMdast } from 'satteri';
import { type Block, PICTURE } from '../../../src/shared/text-check/document/document.ts';

type Node = ReturnType<typeof markdownToMdast>;
/** A block with its line in the Markdown, from 1. */
export type MarkdownBlock = Block & { line: number };

/** The blocks of a Markdown text, in order. */
export const blocksOfMarkdown = (markdown: string): MarkdownBlock[] => blocksIn(markdownToMdast(markdown));

function blocksIn(node: Node): MarkdownBlock[] {
  if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') return [readBlock(node)];
  return 'children' in node ? (node.children as Node[]).flatMap(blocksIn) : [];
}

function readBlock(node: Node): MarkdownBlock {
  const block: MarkdownBlock = {
    heading: node.type === 'heading' ? node.depth : 0,
    text: '',
    links: [],
    pictures: [],
    line: node.position?.start.line ?? 1,
  };
  read(node);
  return block;

  function read(inline: Node): void {
    const from = block.text.length;
    if (inline.type === 'text' || inline.type === 'inlineCode') block.text += inline.value;
    if (inline.type === 'break') block.text += '\n';
    if (inline.type === 'image') {
      block.pictures.push({ at: from, src: inline.url, alt: inline.alt ?? '' });
      block.text += PICTURE;
    }
    if ('children' in inline) for (const child of inline.children as Node[]) read(child);
    if (inline.type === 'link') block.links.push({ href: inline.url, from, to: block.text.length });
  }
}
