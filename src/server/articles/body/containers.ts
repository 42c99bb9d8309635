import { DomUtils, parseDocument } from 'htmlparser2';
import { type Element, isEmpty, isInline, type Node } from './markup.ts';

/** Blocks that articles do not have. The sanitiser turns each into a `div`, and removes them all in the end. */
export const CONTAINERS =
  'div section article main header footer nav address center form fieldset hgroup search dialog'.split(' ');

const isContainer = (node: Node): node is Element => 'name' in node && node.name === 'div';

/** Elements that hold lines of text and no blocks, or whose parts HTML allows to stand in a `div`. */
const LINE = /^(?:h[1-3]|pre|code|a|strong|em|s|u|sup|dl|figure)$/;

/** Turns the containers within a heading, a link and the like into lines, so that their words do not run together. */
export function containersToLines(document: ReturnType<typeof parseDocument>): void {
  const containers = DomUtils.getElementsByTagName('div', document);
  const around = new Set(containers.map(({ parent }) => parent as Element));
  // The innermost first: an element with a container inside is not inline until then.
  for (const parent of [...around].reverse())
    if (LINE.test(parent.name)) parent.children = linesOf(parent) as Element['children'];
}

function linesOf(parent: Element): Node[] {
  const nodes: Node[] = [];
  let last: Node | undefined;
  let isNewLine = false;
  const add = (node: Node) => {
    if (isContainer(node)) {
      isNewLine = true;
      for (const child of node.children) add(child as Node);
      isNewLine = true;
      return;
    }
    const isSpace = !('name' in node) && isEmpty(node);
    if (isNewLine && !isSpace && last && isWords(last) && isWords(node)) nodes.push(lineBreak(parent));
    nodes.push(Object.assign(node, { parent }));
    if (isSpace) return;
    last = node;
    isNewLine = false;
  };
  for (const child of parent.children) add(child as Node);
  return nodes;
}

const isWords = (node: Node) => isInline(node) && !('name' in node && node.name === 'br');

const lineBreak = (parent: Element): Node => parseDocument(isPreformatted(parent) ? '\n' : '<br>').children[0] as Node;

const isPreformatted = ({ name, parent }: Element): boolean =>
  name === 'pre' || (parent !== null && 'name' in parent && isPreformatted(parent));
