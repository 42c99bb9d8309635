import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as HTML, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const BLOCKS =
  /^(?:address|article|aside|blockquote|caption|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|menu|ol|p|pre|search|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
const BODY = defaultTreeAdapter.createElement('body', HTML.NS.HTML, []);
const HIDDEN = /^(?:script|style|template|title|noscript|head)$/;

/** What is left out, and reported by this name. */
export const LEFT_OUT: Record<string, string> = {
  button: 'button',
  nav: 'menu',
  select: 'field',
  textarea: 'field',
  video: 'recording',
  object: 'page',
  svg: 'drawing',
  math: 'formula',
};

/**
 * The lines that a reader sees, written apart from the conversion: blocks and line breaks end a line, spaces collapse.
 * Raised letters are written ^a, lowered ones _a.
 */
export function linesOf(html: string): { lines: string[]; leftOut: Set<string> } {
  const lines = [''];
  const leftOut = new Set<string>();
  const newLine = () => lines.push('');
  const visit = (node: Node, height: string, isPreformatted: boolean): void => {
    if ('value' in node) {
      const pieces = isPreformatted ? node.value.split('\n') : [node.value];
      for (const [at, piece] of pieces.entries()) {
        if (at > 0) newLine();
        lines[lines.length - 1] +=
          height === '' ? piece : piece.replace(/\S/gu, (sign) => raisedIn(sign) ?? height + sign);
      }
    }
    if (!('tagName' in node) || HIDDEN.test(node.tagName)) return;
    const name = LEFT_OUT[node.tagName];
    const style = node.attrs.find((attribute) => attribute.name === 'style')?.value ?? '';
    const isHidden =
      style.includes('display:none') ||
      (node.tagName === 'dialog' && !style.includes('display')) ||
      node.attrs.some((attribute) => attribute.name === 'hidden');
    // A button in a heading is its words.
    const isNamed = name === 'button' && isInHeading(node);
    if (name !== undefined && !isNamed && !isHidden) {
      if ((name !== 'menu' && name !== 'button') || wordsIn(node)) {
        leftOut.add(name);
        lines[lines.length - 1] += ' ';
      }
    }
    // No picture here has an address that readers can see.
    if (node.tagName === 'img' && !isHidden) lines[lines.length - 1] += ' ';
    if (name === 'menu' || (name !== undefined && isInRow(node))) newLine();
    if ((name !== undefined && !isNamed) || isHidden) return;
    if (node.tagName === 'br') {
      newLine();
      return;
    }
    const isBlock =
      (BLOCKS.test(node.tagName) && !/display:inline/.test(style)) ||
      /display:(?:block|flex)/.test(style) ||
      isInRow(node);
    const keepsLines =
      /white-space:(?:pre|normal)/.exec(style)?.[0].endsWith('pre') ?? (isPreformatted || node.tagName === 'pre');
    const inside = node.tagName === 'sup' ? '^' : node.tagName === 'sub' ? '_' : height;
    if (isBlock) newLine();
    for (const child of inOrder(node)) visit(child, inside, keepsLines);
    if (isBlock) newLine();
  };
  for (const node of parseFragment(BODY, html, { scriptingEnabled: false }).childNodes) visit(node, '', false);
  return { lines: lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean), leftOut };
}

/** A power of a power is written in raised characters. */
function raisedIn(sign: string): string | undefined {
  const [raised, lowered] = ['⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign), '₀₁₂₃₄₅₆₇₈₉'.indexOf(sign)];
  return raised >= 0 ? `^${raised}` : lowered >= 0 ? `_${lowered}` : undefined;
}

/** What stands in a row is a box of its own. */
const isInRow = ({ parentNode }: Element): boolean =>
  parentNode !== null &&
  'tagName' in parentNode &&
  parentNode.attrs.some(({ name, value }) => name === 'style' && value.includes('display:flex'));

const isInHeading = ({ parentNode }: Element): boolean =>
  parentNode !== null &&
  'tagName' in parentNode &&
  (/^(?:h[1-4]|summary)$/.test(parentNode.tagName) || isInHeading(parentNode));

const wordsIn = (node: Element): boolean =>
  node.childNodes.some((child) =>
    'value' in child
      ? child.value.trim() !== ''
      : 'tagName' in child && !HIDDEN.test(child.tagName) && !/^(?:svg|math)$/.test(child.tagName) && wordsIn(child),
  );

/** A caption and a head stand above a table, a summary above its details, wherever they are written. */
function inOrder(node: Element): Node[] {
  const rank = (child: Node) => {
    if (!('tagName' in child)) return 2;
    if (node.tagName === 'table') return { caption: 0, thead: 1, tfoot: 3 }[child.tagName] ?? 2;
    const first = node.childNodes.find((other) => 'tagName' in other && other.tagName === 'summary');
    return node.tagName === 'details' && child === first ? 0 : 2;
  };
  return [...node.childNodes].sort((one, other) => rank(one) - rank(other));
}
