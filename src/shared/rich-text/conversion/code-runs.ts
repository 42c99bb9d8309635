import { isBlock, isUnseen } from './elements.ts';
import { type Height, heightIn } from './marks.ts';
import { keepsLinesIn, styleOf } from './styles.ts';
import { type Element, isElement, type Node } from './tree.ts';

/** A part of code of one height: raised and lowered are the only formats of code. */
export type Run = { text: string; height: Height | undefined };

/**
 * Code as its lines are shown: blocks within it are lines. Where HTML does not keep them, the ends of lines and the
 * spaces of its source are a single space.
 */
export function codeRuns(root: Element, around?: Height, keepsSource = false): Run[] {
  const runs: Run[] = [];
  let last = '';
  const write = (text: string, height?: Height) => {
    if (text === '') return;
    last = text.slice(-1);
    const before = runs.at(-1);
    if (before?.height === height && before) before.text += text;
    else runs.push({ text, height });
  };
  const newLine = () => {
    if (last !== '' && last !== '\n') write('\n');
  };
  const visit = (node: Node, keeps: boolean, height?: Height) => {
    if (!isElement(node)) {
      const shown = keeps ? node.text.replace(/\r\n?/g, '\n') : node.text.replace(/[\t\n\f\r ]+/g, ' ');
      write(!keeps && /^[ \n]?$/.test(last) ? shown.replace(/^ /, '') : shown, height);
    } else if (node.name === 'br') write('\n');
    else if (!isUnseen(node, styleOf(node))) {
      const isLine = isBlock(node, styleOf(node));
      const own = heightIn(node, styleOf(node)) ?? height;
      if (isLine) newLine();
      for (const child of node.children) visit(child, keepsLinesIn(node, keeps), own === 'line' ? undefined : own);
      if (isLine) newLine();
    }
  };
  for (const child of root.children) visit(child, keepsLinesIn(root, keepsSource), around);
  return runs;
}
