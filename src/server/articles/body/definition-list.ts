import { DomUtils } from 'htmlparser2';
import { type Element, isEmpty, type Node } from './markup.ts';

type Writers = { blocks: (nodes: readonly Node[]) => string; inline: (nodes: readonly Node[]) => string };

/** Elements that make a definition invalid. */
const INVALID_IN_DEFINITION = new Set(['img', 'table', 'figure', 'aside', 'details', 'dl', 'hr', 'pre']);

/** Each term with one definition. A list with other text becomes paragraphs, its terms bold. */
export function definitionList({ children }: Element, { blocks, inline }: Writers): string {
  const parts = (children as Node[]).filter((child) => 'name' in child || !isEmpty(child));
  if (DomUtils.getElementsByTagName((name) => INVALID_IN_DEFINITION.has(name), children).length > 0) {
    return parts.map((part) => (isTerm(part) ? bold(inline(part.children as Node[])) : blocks([part]))).join('');
  }
  const pairs: { term: string; lines: string[] }[] = [];
  for (const part of parts) {
    const text = inline('name' in part && /^d[td]$/.test(part.name) ? (part.children as Node[]) : [part]);
    const last = pairs.at(-1);
    if (isTerm(part)) pairs.push({ term: text, lines: [] });
    else if (last) last.lines.push(text);
    else pairs.push({ term: '', lines: [text] });
  }
  const written = pairs.map(({ term, lines }) => `<dt>${term}</dt><dd>${lines.filter(Boolean).join('<br>')}</dd>`);
  return written.length > 0 ? `<dl>${written.join('')}</dl>` : '';
}

const isTerm = (node: Node): node is Element => 'name' in node && node.name === 'dt';

const bold = (inline: string) => (inline ? `<p><strong>${inline}</strong></p>` : '');
