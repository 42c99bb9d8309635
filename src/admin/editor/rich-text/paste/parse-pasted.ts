import { COMMENT, type Element, element, type Node, text } from '../../../../shared/rich-text/conversion/tree.ts';

/** XHTML's `<title/>`: an HTML parser would read all that follows as the title. */
const CLOSED_AT_ONCE = /<((title|script|style|textarea|iframe|noscript)\b[^<>]*)\/>/gi;

/** The body of pasted HTML, in a document that loads and runs nothing. */
export const parsePasted = (html: string): HTMLElement =>
  new DOMParser().parseFromString(
    `<!doctype html><body>${renameStyleAttributes(withoutStyleElements(html.replace(CLOSED_AT_ONCE, '<$1></$2>')))}`,
    'text/html',
  ).body;

/**
 * The browser's tree in the form of the conversion. The browser and the server's parser both follow the HTML standard:
 * the same HTML becomes the same tree.
 */
export const treeOf = (body: HTMLElement): Element => element('body', {}, [...body.childNodes].flatMap(copied));

function copied(node: ChildNode): Node[] {
  if (node.nodeType === globalThis.Node.TEXT_NODE) return [{ text: node.nodeValue ?? '', parent: undefined }];
  if (node.nodeType === globalThis.Node.COMMENT_NODE) return [element(COMMENT, { text: node.nodeValue ?? '' })];
  if (!(node instanceof globalThis.Element)) return [];
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [written(name), value]));
  // The words of a drawing tell it from an icon.
  if (!(node instanceof HTMLElement))
    return [
      element(
        node.localName === 'math' ? 'math' : 'svg',
        attributes,
        node.querySelector('text') ? [text('words')] : [],
      ),
    ];
  return [
    element(node.localName === SHEET ? 'style' : node.localName, attributes, [...node.childNodes].flatMap(copied)),
  ];
}

/** Read as a style sheet is, character by character, but applied by no browser: the security policy reports sheets. */
const SHEET = 'noframes';
const withoutStyleElements = (html: string) => html.replace(/<(\/?)style\b/gi, `<$1${SHEET}`);

const written = (name: string) => (name === 'data-style' ? 'style' : name);

/**
 * Renames `style` to `data-style` and event handlers likewise: the security policy reports them even in documents that
 * are never shown.
 */
function renameStyleAttributes(html: string): string {
  const begins = /<[a-z]/gi;
  let [renamed, done] = ['', 0];
  for (let tag = begins.exec(html); tag; tag = begins.exec(html)) {
    const end = endOfTag(html, tag.index);
    // A tag that never closes is not a tag.
    if (end === undefined) break;
    renamed +=
      html.slice(done, tag.index) + html.slice(tag.index, end).replace(/\s(?=(?:style|on\w+)\s*=)/gi, ' data-');
    done = begins.lastIndex = end;
  }
  return renamed + html.slice(done);
}

/**
 * The position after a tag's `>`, ignoring those inside quotes. In one pass: a pattern would try every quote of a
 * broken page.
 */
function endOfTag(html: string, start: number): number | undefined {
  const marks = /[>"']/g;
  marks.lastIndex = start;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    if (mark[0] === '>') return marks.lastIndex;
    const close = html.indexOf(mark[0], marks.lastIndex);
    if (close < 0) return undefined;
    marks.lastIndex = close + 1;
  }
  return undefined;
}
