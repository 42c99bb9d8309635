import { codeRuns, type Run } from '../code-runs.ts';
import { isBlock } from '../elements.ts';
import { isStruck } from '../marks.ts';
import { isMonospace, keepsLinesIn, styleOf } from '../styles.ts';
import {
  all,
  classesOf,
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

const codeOf = (lines: readonly Element[]): Element => {
  const runs = lines.map(linesOf).flatMap((line, at) => (at === 0 ? line : [NEW_LINE, ...line]));
  return element(
    'pre',
    {},
    runs.map((run) => (run.height ? element(run.height, {}, [text(run.text)]) : text(run.text))),
  );
};

const NEW_LINE: Run = { text: '\n', height: undefined };

/** The lines that a box or a paragraph shows: only a table of code keeps the source without saying so. */
function linesOf(code: Element): Run[] {
  const runs = codeRuns(code, undefined, code.name === 'table' || keepsLinesAround(code));
  const last = runs.at(-1);
  if (last) last.text = last.text.replace(/\n$/, '');
  return runs;
}

const keepsLinesAround = ({ parent }: Element): boolean =>
  parent !== undefined && keepsLinesIn(parent, keepsLinesAround(parent));

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
  const isCode = isMonospace(style) ?? /^(?:code|tt|samp)$/.test(node.name);
  return keepsSpaces && isCode && textOf(node).trim() !== '' && !has(node, isStruck);
}

/** Two or more paragraphs of typewriter letters in a row, or one whose lines are indented, are code. */
function gatherParagraphs(parent: Element): void {
  const lines = parent.children.map((child) => isElement(child) && isCodeParagraph(child));
  if (!lines.includes(true)) return;
  const kept: Node[] = [];
  let run: Element[] = [];
  const close = () => {
    const filled = run.filter((line) => textOf(line).trim() !== '');
    const isIndented = filled.some((line) => /^[\u00a0\t ]{2}|\n/.test(wordsIn(linesOf(line))));
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

const wordsIn = (runs: readonly Run[]) => runs.map((run) => run.text).join('');

function isCodeParagraph(node: Element): boolean {
  if (!/^(?:p|div)$/.test(node.name) || !isBlock(node, styleOf(node))) return false;
  if (
    isStruck(node) ||
    has(node, (child) => isBlock(child, styleOf(child)) || isStruck(child) || /^(?:img|a)$/.test(child.name))
  )
    return false;
  const isAll = (nodes: readonly Node[], isCode: boolean): boolean =>
    nodes.every((child) =>
      isElement(child)
        ? isAll(child.children, isMonospace(styleOf(child)) ?? (isCode || /^(?:code|tt|samp)$/.test(child.name)))
        : isCode || child.text.trim() === '',
    );
  return textOf(node).trim() !== '' && isAll(node.children, isMonospace(styleOf(node)) === true);
}
