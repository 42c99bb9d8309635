import { escapeMarkup } from '../../../../shared/text/text.ts';
import type { Note } from '../elements.ts';
import { cardHtml } from './cards.ts';

type Node = Record<string, unknown> & { type: string; children: Node[] };
type Reader = { note: Note; hasMembersOnly: boolean };

/** More than any writer nests. */
const DEEPEST = 100;

/** The bits of a text's format, outermost first. */
const FORMATS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const;
/** Letters that are shown otherwise than they are stored. */
const CASES = [
  [256, 'lowercase'],
  [512, 'uppercase'],
  [1024, 'capitalize'],
] as const;

/**
 * A post of Ghost 5, which stores the state of its editor (Lexical). Read here rather than with Ghost's own renderer,
 * which needs a whole browser (docs/decisions/2026-11-26-reading-other-systems.md).
 */
export function lexicalHtml(json: string, note: Note): { html: string; hasMembersOnly: boolean } {
  const reader: Reader = { note, hasMembersOnly: false };
  const state = JSON.parse(json) as { root?: unknown };
  return { html: inside(toNode(state.root), reader, 0), hasMembersOnly: reader.hasMembersOnly };
}

function toNode(value: unknown): Node {
  const node = value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  return {
    ...node,
    type: String(node['type'] ?? ''),
    children: Array.isArray(node['children']) ? node['children'] : [],
  };
}

const inside = ({ children }: Node, reader: Reader, depth: number): string =>
  depth > DEEPEST
    ? escapeMarkup(wordsOf(children))
    : children.map((child) => nodeHtml(toNode(child), reader, depth + 1)).join('');

/** The words alone, whatever their depth. */
function wordsOf(nodes: readonly unknown[]): string {
  const words: string[] = [];
  const left = [...nodes].reverse();
  while (left.length > 0) {
    const node = toNode(left.pop());
    const written = textAt(node, 'text');
    if (written) words.push(written);
    left.push(...node.children.toReversed());
  }
  return words.join(' ');
}

const textAt = (node: Node, key: string): string => (typeof node[key] === 'string' ? (node[key] as string) : '');

function nodeHtml(node: Node, reader: Reader, depth: number): string {
  const type = node.type.replace(/^extended-/, '');
  const content = () => inside(node, reader, depth);
  switch (type) {
    case 'text':
    case 'code-highlight':
    case 'tk':
      return formatted(escapeMarkup(textAt(node, 'text')), Number(node['format']) || 0);
    case 'linebreak':
      return '<br>';
    case 'tab':
      return '\t';
    case 'zwnj':
      return '';
    case 'link':
    case 'autolink':
      return `<a href="${escapeMarkup(textAt(node, 'url'))}">${content()}</a>`;
    case 'paragraph':
      return `<p>${content()}</p>`;
    case 'heading':
      return headingHtml(textAt(node, 'tag'), content());
    case 'quote':
    case 'aside':
      return `<blockquote><p>${content()}</p></blockquote>`;
    case 'code':
      return `<pre><code>${content()}</code></pre>`;
    case 'list':
      return listHtml(node, reader, depth);
    case 'table':
    case 'tablerow':
      return `<${type === 'table' ? type : 'tr'}>${content()}</${type === 'table' ? type : 'tr'}>`;
    case 'tablecell':
      return cellHtml(node, content());
    case 'listitem':
      return `<li>${content()}</li>`;
    default:
      return otherHtml(type, node, reader, depth);
  }
}

function headingHtml(tag: string, content: string): string {
  const name = /^h[1-6]$/.test(tag) ? tag : 'h2';
  return `<${name}>${content}</${name}>`;
}

function formatted(html: string, format: number): string {
  const [, letters] = CASES.find(([bit]) => format & bit) ?? [];
  return FORMATS.reduceRight(
    (written, [bit, name]) => (format & bit ? `<${name}>${written}</${name}>` : written),
    letters ? `<span style="text-transform:${letters}">${html}</span>` : html,
  );
}

function cellHtml(node: Node, content: string): string {
  const name = Number(node['headerState']) > 0 ? 'th' : 'td';
  const spans = `colspan="${Number(node['colSpan']) || 1}" rowspan="${Number(node['rowSpan']) || 1}"`;
  return `<${name} ${spans}>${content}</${name}>`;
}

/** A list within a list is an item of its own in Lexical; in HTML it belongs to the item before it. */
function listHtml(node: Node, reader: Reader, depth: number): string {
  const items: string[] = [];
  for (const child of node.children.map(toNode)) {
    const [first] = child.children.map(toNode);
    const nested = child.children.length === 1 && first?.type === 'list' ? inside(child, reader, depth + 2) : undefined;
    const last = items.length - 1;
    if (nested !== undefined && last >= 0) items[last] += nested;
    else items.push(nested ?? `${tickOf(child)}${inside(child, reader, depth + 1)}`);
  }
  const start = Number(node['start'] ?? 1);
  const isNumbered = node['listType'] === 'number' || node['tag'] === 'ol';
  const tag = isNumbered ? `ol${start === 1 ? '' : ` start="${start}"`}` : 'ul';
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${isNumbered ? 'ol' : 'ul'}>`;
}

const tickOf = (item: Node): string => (typeof item['checked'] !== 'boolean' ? '' : item['checked'] ? '☑ ' : '☐ ');

function otherHtml(type: string, node: Node, reader: Reader, depth: number): string {
  const html = cardHtml(type, node, reader.note);
  if (html === undefined) {
    const content = inside(node, reader, depth) || escapeMarkup(textAt(node, 'text'));
    if (content === '' && type !== 'root') reader.note(`a part of the kind “${type}” was left out`);
    return content;
  }
  const seen = visibilityOf(node);
  if (seen === 'e-mail') {
    reader.note('a part for e-mail only was left out');
    return '';
  }
  if (seen === 'members') reader.hasMembersOnly = true;
  return html;
}

/** Ghost shows a card on the web or in e-mail, to everybody or to members. */
function visibilityOf(node: Node): 'everybody' | 'members' | 'e-mail' {
  const { showOnWeb, web } = (node['visibility'] ?? {}) as { showOnWeb?: boolean; web?: Record<string, unknown> };
  if (showOnWeb === false) return 'e-mail';
  if (!web) return 'everybody';
  const members = String(web['memberSegment'] ?? '');
  if (web['nonMember'] === false) return members === '' ? 'e-mail' : 'members';
  return 'everybody';
}
