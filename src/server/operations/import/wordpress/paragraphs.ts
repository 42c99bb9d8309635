import { textVideoUrl } from '../../../../shared/rich-text/blocks.ts';
import { isBlock } from '../../../../shared/rich-text/conversion/elements.ts';
import { styleOf } from '../../../../shared/rich-text/conversion/styles.ts';
import {
  type Element,
  element,
  has,
  isElement,
  type Node,
  setChildren,
  text,
  textOf,
} from '../../../../shared/rich-text/conversion/tree.ts';

/** The content of these stays unchanged. */
const AS_WRITTEN = /^(?:pre|script|style|textarea|svg|math|select|template)$/;
/** These hold no text themselves, but their parts do. */
const FRAMES = /^(?:ul|ol|dl|table|thead|tbody|tfoot|tr|colgroup|menu|dir)$/;
/** A single line of these needs no paragraph. */
const LINES = /^(?:p|h[1-6]|li|td|th|dt|dd|figcaption|caption|summary|legend|address)$/;

/**
 * Paragraphs of the classic editor, as WordPress shows them: an empty line ends a paragraph, another end of a line is a
 * `<br>`, and the address of a video that stands alone on its line is played.
 */
export function addParagraphs(parent: Element): void {
  const nodes: Node[] = [];
  let run: Node[] = [];
  const close = () => {
    const paragraphs = paragraphsOf(run);
    run = [];
    const isLine = LINES.test(parent.name) && paragraphs.length === 1 && nodes.length === 0;
    for (const paragraph of paragraphs) {
      const written = withBreaks(paragraph);
      if (isLine) nodes.push(...written);
      else nodes.push(embedOf(paragraph) ?? element('p', {}, written));
    }
  };
  for (const child of parent.children) {
    if (!isElement(child) || (!isBlockElement(child) && !has(child, isBlockElement))) {
      run.push(child);
      continue;
    }
    close();
    addWithin(child);
    nodes.push(child);
  }
  close();
  setChildren(parent, nodes);
}

const isBlockElement = (child: Element) => isBlock(child, styleOf(child));

function addWithin(block: Element): void {
  if (AS_WRITTEN.test(block.name)) return;
  if (FRAMES.test(block.name)) {
    for (const child of block.children) if (isElement(child)) addWithin(child);
  } else addParagraphs(block);
}

const EMPTY_LINE = /\r?\n[ \t]*\r?\n\s*/;

/** Divides inline content at its empty lines, also within a link or bold text. */
function paragraphsOf(run: readonly Node[]): Node[][] {
  return divide(run).filter((paragraph) => paragraph.some(isShown));
}

function divide(nodes: readonly Node[]): Node[][] {
  let last: Node[] = [];
  const paragraphs = [last];
  for (const [index, node] of nodes.entries()) {
    const pieces = isElement(node) ? divideElement(node) : divideText(node.text, index === 0);
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) {
        last = [];
        paragraphs.push(last);
      }
      last.push(piece);
    }
  }
  return paragraphs;
}

function divideElement(inline: Element): Node[] {
  if (inline.children.length === 0 || AS_WRITTEN.test(inline.name)) return [inline];
  const pieces = divide(inline.children);
  return pieces.length < 2
    ? [inline]
    : pieces.map((children) => element(inline.name, { ...inline.attributes }, children));
}

const divideText = (written: string, isFirst: boolean): Node[] =>
  written
    .replace(
      /(^|\n)([ \t]*https?:\/\/[^\s<>"]+[ \t]*)(?=\r?\n|$)/g,
      (line, before: string, address: string, at: number) =>
        (isFirst || at > 0 || before) && textVideoUrl(address.trim()) ? `\n\n${address}\n\n` : line,
    )
    .split(EMPTY_LINE)
    .map(text);

const isShown = (node: Node): boolean =>
  isElement(node)
    ? node.name !== 'br' && (node.children.length === 0 || node.children.some(isShown))
    : node.text.trim() !== '';

/** An end of a line becomes a break, unless there is one already, also at the edge of an element within the line. */
function withBreaks(nodes: readonly Node[], line = { isBegun: false }): Node[] {
  const written: Node[] = [];
  for (const node of nodes) {
    if (isElement(node)) {
      if (!AS_WRITTEN.test(node.name)) setChildren(node, withBreaks(node.children, line));
      line.isBegun ||= node.children.length === 0;
      written.push(node);
      continue;
    }
    for (const [at, words] of node.text.split(/\r?\n/).entries()) {
      const last = written.findLast((one) => isElement(one) || one.text.trim() !== '');
      const isBroken = last !== undefined && isElement(last) && last.name === 'br';
      if (at > 0 && line.isBegun && !isBroken) written.push(element('br'));
      line.isBegun ||= words.trim() !== '';
      if (words.trim() !== '' || (at === 0 && words !== '')) written.push(text(words));
    }
  }
  return written;
}

/** WordPress plays an address that stands alone. */
function embedOf(paragraph: readonly Node[]): Element | undefined {
  const address = paragraph.every((node) => !isElement(node)) ? paragraph.map(textOf).join('').trim() : '';
  return /^https?:\/\/\S+$/.test(address) ? element('figure', { class: 'wp-block-embed' }, [text(address)]) : undefined;
}
