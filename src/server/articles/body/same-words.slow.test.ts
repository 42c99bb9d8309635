import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as HTML, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { convertHtml, sanitiseHtml } from './convert-html.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const BLOCKS =
  /^(?:address|article|aside|blockquote|caption|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|menu|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
const RUNS = Number(process.env['RUNS'] ?? 3000);
const BODY = defaultTreeAdapter.createElement('body', HTML.NS.HTML, []);
const HIDDEN = /^(?:script|style|template|title|noscript|head)$/;

/** What is left out, and reported by this name. */
const LEFT_OUT: Record<string, string> = {
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
function linesOf(html: string): { lines: string[]; leftOut: Set<string> } {
  const lines = [''];
  const leftOut = new Set<string>();
  const newLine = () => lines.push('');
  const visit = (node: Node, height: string, isPreformatted: boolean): void => {
    if ('value' in node) {
      const pieces = isPreformatted ? node.value.split('\n') : [node.value];
      for (const [at, piece] of pieces.entries()) {
        if (at > 0) newLine();
        lines[lines.length - 1] += height === '' ? piece : piece.replace(/\S/gu, (sign) => height + sign);
      }
    }
    if (!('tagName' in node) || HIDDEN.test(node.tagName)) return;
    const name = LEFT_OUT[node.tagName];
    const style = node.attrs.find((attribute) => attribute.name === 'style')?.value ?? '';
    const isHidden = style.includes('display:none') || node.attrs.some((attribute) => attribute.name === 'hidden');
    // A button in a heading is its words.
    const isNamed = name === 'button' && isInHeading(node);
    if (name !== undefined && !isNamed && !isHidden) {
      if (name !== 'menu' && name !== 'button') leftOut.add(name);
      else if (wordsIn(node)) leftOut.add(name);
    }
    if (name === 'menu') newLine();
    if ((name !== undefined && !isNamed) || isHidden) return;
    if (node.tagName === 'br') {
      newLine();
      return;
    }
    const isBlock = (BLOCKS.test(node.tagName) && !/display:inline/.test(style)) || style.includes('display:block');
    const isCode = node.tagName === 'pre';
    // Code has no formats.
    const inside = node.tagName === 'sup' ? '^' : node.tagName === 'sub' ? '_' : isCode ? '' : height;
    if (isBlock) newLine();
    for (const child of inOrder(node)) visit(child, inside, isPreformatted || isCode);
    if (isBlock) newLine();
  };
  for (const node of parseFragment(BODY, html, { scriptingEnabled: false }).childNodes) visit(node, '', false);
  return { lines: lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean), leftOut };
}

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

const TAGS = (
  'p p p div div span span b i u s sup sub sup sub code blockquote ul ol li li table tr td td th h1 h2 h4 a em strong ' +
  'section aside details summary figure figcaption dl dt dd center font article header label small mark ' +
  'caption tbody thead tfoot br br hr img script style template noscript'
).split(' ');
const ATTRIBUTES = [
  '',
  '',
  '',
  '',
  ' style="display:block"',
  ' style="display:none"',
  ' style="font-weight:bold"',
  ' style="font-style:italic;text-decoration:underline"',
  ' class="x"',
  ' href="/over-ons"',
  ' href="javascript:alert(1)"',
  ' data-callout="warning"',
  ' colspan="2"',
  ' rowspan="2"',
  ' rowspan="0"',
  ' type="a" start="3"',
  ' value="7"',
  ' hidden',
];
const WORDS = [
  'een ',
  ' twee',
  '10',
  '9',
  '/L',
  'H',
  '2',
  'O\n',
  ' & ',
  '&lt;b&gt;',
  'é',
  ' ',
  '\n',
  '\u00a0',
  'zo<!-- c -->',
];

const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...TAGS), fc.constantFrom(...ATTRIBUTES))
      .map(([tag, attribute]) => `<${tag}${attribute}>`),
  },
  { weight: 3, arbitrary: fc.constantFrom(...TAGS).map((tag) => `</${tag}>`) },
  { weight: 5, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.constantFrom('<div style="display:inline">', '<p style="display:inline">') },
  { weight: 1, arbitrary: fc.constant('<pre>a\n  b</pre>') },
  { weight: 1, arbitrary: fc.constantFrom(...Object.keys(LEFT_OUT)).map((tag) => `<${tag}><text>weg</text></${tag}>`) },
);
const html = fc.array(piece, { maxLength: 30, size: 'max' }).map((pieces) => pieces.join(''));

test('shows the same words in the same lines, and names what is left out', async () => {
  await fc.assert(
    fc.asyncProperty(html, async (written) => {
      const { html: converted, leftOut } = await convertHtml(written);
      const before = linesOf(written);
      expect(linesOf(converted).lines).toEqual(before.lines);
      expect(Object.keys(leftOut)).toEqual(expect.arrayContaining([...before.leftOut]));
    }),
    { numRuns: RUNS },
  );
});

test('a converted document stays the same', async () => {
  await fc.assert(
    fc.asyncProperty(html, async (written) => {
      const once = await sanitiseHtml(written);
      expect(await sanitiseHtml(once)).toBe(once);
    }),
    { numRuns: RUNS },
  );
});
