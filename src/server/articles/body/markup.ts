import { DomUtils } from 'htmlparser2';
import { escapeMarkup } from '../../../shared/text/escape-markup.ts';

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Text = { type: string; data: string; parent: unknown };
export type Node = Element | Text;
/** Writes a node as HTML. */
export type Write = (node: Node) => string;

const INLINE = new Set(['strong', 'em', 's', 'u', 'code', 'a', 'sup', 'br']);

export function startTag({ name, attribs }: Element): string {
  const attributes = Object.entries(attribs).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${attributes.join('')}>`;
}

/** Whether a node has no text to read; a picture counts as none. */
export const isEmpty = (node: Node): boolean =>
  'name' in node
    ? !/^(?:hr|table)$/.test(node.name) && (node.children as Node[]).every(isEmpty)
    : !('data' in node) || node.data.trim() === '';

/** A mark around blocks is not inline content. */
export const isInline = (node: Node): boolean =>
  'name' in node ? INLINE.has(node.name) && (node.children as Node[]).every(isInline) : 'data' in node;

/** As blocks only: text between them becomes a paragraph. */
export function blocksOf(nodes: readonly Node[], write: Write): string {
  let html = '';
  let run: Node[] = [];
  const close = () => {
    if (run.some((node) => !isEmpty(node) || hasReference(node))) html += `<p>${trimmed(run.map(write).join(''))}</p>`;
    run = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      run.push(node);
      continue;
    }
    close();
    if ('name' in node) html += INLINE.has(node.name) ? blocksOf(node.children as Node[], write) : write(node);
  }
  close();
  return html;
}

/** As inline content only: blocks become lines. Pictures are left out, see {@link picturesOf}. */
export function inlineOf(nodes: readonly Node[], write: Write): string {
  const lines: string[] = [''];
  const isLine = () => lines.at(-1)?.trim() !== '';
  for (const node of nodes) {
    if (isInline(node)) lines[lines.length - 1] += write(node);
    else if ('name' in node && node.name !== 'img') {
      const inside = inlineOf(node.children as Node[], write);
      if (!inside) continue;
      if (isLine()) lines.push('');
      lines[lines.length - 1] = inside;
      lines.push('');
    }
  }
  return lines.map(trimmed).filter(Boolean).join('<br>');
}

/** The pictures in an element that can hold none. */
export const picturesOf = (element: Element, write: Write): string =>
  DomUtils.getElementsByTagName('img', element.children)
    .map((picture) => write(picture))
    .join('');

const hasReference = (node: Node): boolean =>
  'name' in node && (node.name === 'sup' || (node.children as Node[]).some(hasReference));

const SPACES = '\t\n\f\r ';

/** Trims everything but non-breaking spaces. A regular expression takes quadratic time on long runs of spaces. */
function trimmed(html: string): string {
  let from = 0;
  let to = html.length;
  while (from < to && SPACES.includes(html.charAt(from))) from += 1;
  while (from < to && SPACES.includes(html.charAt(to - 1))) to -= 1;
  return html.slice(from, to);
}
