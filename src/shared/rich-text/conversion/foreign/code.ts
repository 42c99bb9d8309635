import { codeText } from '../blocks.ts';
import { isBlock } from '../elements.ts';
import { keepsLinesIn } from '../flow.ts';
import { heightOf, isMonospace, styleOf } from '../styles.ts';
import {
  all,
  classesOf,
  closest,
  type Element,
  element,
  has,
  isElement,
  type Node,
  named,
  rewrite,
  text,
  textOf,
} from '../tree.ts';

/**
 * Makes code blocks of code that other programs write as looks: a box of typewriter letters that keeps its spaces (VS
 * Code), paragraphs of typewriter letters (Word, Google Docs, LibreOffice), and tables with a line number before each
 * line (GitHub).
 */
export function gatherCode(root: Element): void {
  rewrite(root, (node) => {
    if (isLineTable(node) || isCodeBox(node)) return [codeOf([node])];
    return [node];
  });
  for (const parent of [root, ...all(root, () => true)]) if (parent.name !== 'pre') gatherParagraphs(parent);
}

const codeOf = (lines: readonly Element[]): Element =>
  element('pre', {}, [text(lines.map((line) => shownCode(line).replace(/\n$/, '')).join('\n'))]);

/** The code of a box or a paragraph as it is shown: only a table of code keeps the source without saying so. */
const shownCode = (line: Element): string => codeText(line, line.name === 'table' || keepsLinesAround(line));

const keepsLinesAround = ({ parent }: Element): boolean =>
  parent !== undefined && keepsLinesIn(parent, keepsLinesAround(parent));

/** Raised or lowered words stay so in a line; code has no formats. */
const isFormula = (node: Element): boolean => closest(node, isHeight) !== undefined || has(node, isHeight);
const isHeight = (node: Element) =>
  node.name === 'sup' || node.name === 'sub' || heightOf(styleOf(node)) !== undefined;

/** A table of code has the numbers of its lines in a column without words of its own. */
function isLineTable(node: Element): boolean {
  if (node.name !== 'table') return false;
  const cells = all(node, named('td'));
  if (
    !cells.some((cell) =>
      classesOf(cell).some((name) => /^(?:blob-code|js-file-line|code-line|hljs-ln-code)$/.test(name)),
    )
  )
    return false;
  for (const cell of cells)
    if (classesOf(cell).some((name) => /^(?:blob-num|js-line-number|hljs-ln-numbers)$/.test(name))) cell.children = [];
  return true;
}

/** A box that shows its spaces and line ends in typewriter letters. */
function isCodeBox(node: Element): boolean {
  const style = styleOf(node);
  const keepsSpaces = /^(?:pre|break-spaces)/.test(style['white-space'] ?? '');
  if (node.name === 'pre' || /^(?:td|th|tr|tbody|table|li|body)$/.test(node.name) || !isBlock(node, style))
    return false;
  return keepsSpaces && isMonospace(style) === true && textOf(node).trim() !== '' && !isFormula(node);
}

/** Two or more paragraphs of typewriter letters in a row, or one whose lines are indented, are code. */
function gatherParagraphs(parent: Element): void {
  const lines = parent.children.map((child) => isElement(child) && isCodeParagraph(child));
  if (!lines.includes(true)) return;
  const kept: Node[] = [];
  let run: Element[] = [];
  const close = () => {
    const filled = run.filter((line) => textOf(line).trim() !== '');
    const isIndented = filled.some((line) => /^[\u00a0\t ]{2}/.test(shownCode(line)) || shownCode(line).includes('\n'));
    if (filled.length > 1 || (filled.length === 1 && isIndented)) kept.push(codeOf(run));
    else kept.push(...run);
    run = [];
  };
  for (const [at, child] of parent.children.entries()) {
    const isSpace = !isElement(child) && child.text.trim() === '';
    if (lines[at] && isElement(child)) run.push(child);
    else if (isSpace && run.length > 0) continue;
    else {
      close();
      kept.push(child);
    }
  }
  close();
  parent.children = [];
  for (const child of kept) {
    child.parent = parent;
    parent.children.push(child);
  }
}

function isCodeParagraph(node: Element): boolean {
  if (!/^(?:p|div)$/.test(node.name) || !isBlock(node, styleOf(node))) return false;
  if (has(node, (child) => isBlock(child, styleOf(child)) || child.name === 'img') || isFormula(node)) return false;
  const isAll = (nodes: readonly Node[], isCode: boolean): boolean =>
    nodes.every((child) =>
      isElement(child)
        ? isAll(child.children, isMonospace(styleOf(child)) ?? (isCode || /^(?:code|tt|samp)$/.test(child.name)))
        : isCode || child.text.trim() === '',
    );
  return textOf(node).trim() !== '' && isAll(node.children, isMonospace(styleOf(node)) === true);
}
