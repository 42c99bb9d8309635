import { DomUtils, parseDocument } from 'htmlparser2';
import { MAX_FIGURE_PICTURES } from '../../../shared/rich-text/blocks.ts';
import { escapeMarkup } from '../../../shared/text/escape-markup.ts';
import { containersToLines } from './containers.ts';
import { definitionList } from './definition-list.ts';
import { blocksOf, type Element, inlineOf, isEmpty, type Node, picturesOf, startTag } from './markup.ts';

/** Whether a body holds blocks whose structure matters; other bodies stay byte for byte unchanged. */
const HAS_BLOCKS = /<(?:aside|details|summary|figure|figcaption|d[ltd]|div|p data-)\b/;

const VOID = new Set(['br', 'hr', 'img']);

/**
 * Gives the blocks of a sanitised body the one structure that the editor's schema allows
 * (src/admin/editor/rich-text/blocks), so that the editor shows a stored body unchanged. A block of any other structure
 * becomes its content; no text is lost.
 */
export function withStructure(html: string): string {
  if (!HAS_BLOCKS.test(html)) return html;
  const document = parseDocument(html);
  containersToLines(document);
  return copy(document.children as Node[]);
}

const copy = (nodes: readonly Node[]): string => nodes.map((node) => copyNode(node)).join('');

function copyNode(node: Node): string {
  if (!('name' in node)) return 'data' in node ? escapeMarkup(node.data) : '';
  const write = WRITERS[node.name];
  if (write) return write(node);
  const end = VOID.has(node.name) ? '' : `</${node.name}>`;
  return `${startTag(node)}${copy(node.children as Node[])}${end}`;
}

const blocks = (nodes: readonly Node[]) => blocksOf(nodes, copyNode);
const inline = (nodes: readonly Node[]) => inlineOf(nodes, copyNode);

const WRITERS: Record<string, (element: Element) => string> = {
  aside: callout,
  details,
  dl: (element) => definitionList(element, { blocks, inline }),
  figure,
  p: paragraph,
  div: content,
  // Content that belongs to none of these blocks.
  summary: content,
  figcaption: content,
  dt: content,
  dd: content,
};

function content(element: Element): string {
  return blocks(element.children as Node[]);
}

function callout(element: Element): string {
  const inside = content(element);
  return inside && `${startTag(element)}${inside}</aside>`;
}

function details(element: Element): string {
  const children = element.children as Node[];
  const summary = children.find((child): child is Element => 'name' in child && child.name === 'summary');
  const name = summary ? inline(summary.children as Node[]) : '';
  const pictures = summary ? picturesOf(summary, copyNode) : '';
  const inside = pictures + blocks(children.filter((child) => child !== summary));
  return name || inside ? `<details><summary>${name}</summary>${inside || '<p></p>'}</details>` : '';
}

function figure(element: Element): string {
  const all = DomUtils.getElementsByTagName(() => true, element.children);
  const captions = all.filter(({ name }) => name === 'figcaption');
  const pictures = all.filter(({ name }) => name === 'img');
  const credit = element.attribs['data-credit']?.trim();
  const isFigure =
    pictures.length > 0 &&
    pictures.length <= MAX_FIGURE_PICTURES &&
    captions.length <= 1 &&
    all.every(({ name }) => name !== 'figure') &&
    element.children.every((child) => child === captions[0] || isEmpty(child as Node)) &&
    captions.every((caption) => caption.parent === element && !picturesOf(caption, copyNode));
  if (!isFigure) return content(element) + (credit ? `<p>${escapeMarkup(credit)}</p>` : '');
  const start = credit ? `<figure data-credit="${escapeMarkup(credit)}">` : '<figure>';
  return `${start}${copy(pictures)}<figcaption>${inline((captions[0]?.children ?? []) as Node[])}</figcaption></figure>`;
}

/** A button or a video holds nothing but its label. */
function paragraph(element: Element): string {
  if (!element.attribs['data-button'] && !element.attribs['data-video'])
    return `${startTag(element)}${copy(element.children as Node[])}</p>`;
  const name = DomUtils.textContent(element)
    .replace(/[\t\n\f\r ]+/g, ' ')
    .trim();
  return `${startTag(element)}${escapeMarkup(name)}</p>${picturesOf(element, copyNode)}`;
}
