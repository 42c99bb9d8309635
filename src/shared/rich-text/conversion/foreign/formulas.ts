import { type LeftOut, leaveOut } from '../left-out.ts';
import {
  all,
  classesOf,
  closest,
  type Element,
  element,
  elementsIn,
  isElement,
  type Node,
  replace,
  text,
} from '../tree.ts';

/** What shows a formula: beside the signs for the eye it holds the formula itself. */
const isShown = (node: Element): boolean =>
  node.name === 'mjx-container' || classesOf(node).some((name) => /^(?:katex|MathJax|mwe-math-element)$/.test(name));

/** Writes formulas as words with raised and lowered parts. Those that a line cannot hold are left out by name. */
export function writeFormulas(root: Element, leftOut: LeftOut): void {
  for (const shown of all(root, isShown)) {
    if (closest(shown.parent, isShown)) continue;
    const [formula] = all(shown, isFormula);
    const written = formula && partsOf(formula);
    if (written) replace(shown, inPlace(shown, formula, written));
    // Its picture has a description, which the pictures are read with.
    else if (classesOf(shown).includes('mwe-math-element')) formula && replace(formula);
    else {
      leaveOut(leftOut, 'formula');
      replace(shown, text(' '));
    }
  }
  for (const formula of all(root, isFormula)) {
    const written = partsOf(formula);
    if (written) replace(formula, inPlace(formula, formula, written));
  }
}

const isFormula = ({ name }: Element): boolean => name === 'math';

/** A formula on a line of its own stays there. */
function inPlace(shown: Element, formula: Element, parts: readonly Node[]): Element {
  const isLine =
    formula.attributes['display'] === 'block' ||
    shown.attributes['display'] === 'true' ||
    shown.parent?.attributes['class'] === 'katex-display';
  return element(isLine ? 'div' : 'span', {}, parts);
}

const GROUP = /^(?:math|math:(?:mrow|mstyle|mpadded|menclose|maction))$/;
const WORDS = /^math:(?:mi|mn|mo|ms|mtext)$/;

/** The parts as words; undefined for what a line cannot hold, such as a matrix. */
function partsOf(node: Element): Node[] | undefined {
  const parts = elementsIn(node);
  const [base, first, second] = parts;
  switch (node.name.replace('math:', '')) {
    case 'semantics':
      return base && partsOf(base);
    case 'mspace':
      return [text(' ')];
    case 'msup':
      return joined(base && powered(base), script('sup', first));
    case 'msub':
      return joined(base && partsOf(base), script('sub', first));
    case 'msubsup':
      return joined(base && partsOf(base), script('sub', first), script('sup', second));
    case 'mmultiscripts':
      return withScripts(parts);
    case 'mfenced':
      return fenced(node, parts);
    case 'munder':
      return isLarge(base) ? joined(base && partsOf(base), script('sub', first)) : undefined;
    case 'munderover':
      return isLarge(base) ? joined(base && partsOf(base), script('sub', first), script('sup', second)) : undefined;
    case 'mfrac':
      return joined(grouped(base), [text('/')], grouped(first));
    case 'msqrt':
      return joined([text('√(')], allOf(node.children), [text(')')]);
    case 'mroot':
      return joined(script('sup', first), [text('√(')], base && partsOf(base), [text(')')]);
    default:
      if (WORDS.test(node.name)) return wordsOf(node.children);
      return GROUP.test(node.name) ? allOf(node.children) : undefined;
  }
}

const joined = (...pieces: (Node[] | undefined)[]): Node[] | undefined =>
  pieces.every((piece) => piece !== undefined) ? pieces.flat() : undefined;

function allOf(parts: readonly Node[]): Node[] | undefined {
  const elements = parts.filter((part) => isElement(part) || part.text.trim() !== '');
  return joined(
    ...elements.map((part, at) => {
      if (!isElement(part)) return wordsOf([part]);
      // One and a half is not eleven halves.
      const before = elements[at - 1];
      const isMixed = part.name === 'math:mfrac' && before && isElement(before) && before.name === 'math:mn';
      return joined(isMixed ? [text(' ')] : [], partsOf(part));
    }),
  );
}

function script(name: 'sup' | 'sub', part: Element | undefined): Node[] | undefined {
  const words = part && partsOf(part);
  return words && [element(name, {}, words)];
}

/** Isotopes: lowered and raised signs in pairs behind the base, and after `mprescripts` before it. */
function withScripts([base, ...scripts]: readonly Element[]): Node[] | undefined {
  const at = scripts.findIndex(({ name }) => name === 'math:mprescripts');
  const behind = at < 0 ? scripts : scripts.slice(0, at);
  const before = at < 0 ? [] : scripts.slice(at + 1);
  const written = (pairs: readonly Element[]) =>
    joined(
      ...pairs.map((part, place) =>
        part.name === 'math:none' || wordsIn(part).trim() === '' ? [] : script(place % 2 === 0 ? 'sub' : 'sup', part),
      ),
    );
  return joined(written(before), base && partsOf(base), written(behind));
}

function fenced({ attributes }: Element, parts: readonly Element[]): Node[] | undefined {
  const { open = '(', close = ')', separators = ',' } = attributes;
  const between = separators.trim().charAt(0);
  const inside = parts.map((part, at) => joined(at > 0 ? [text(between)] : [], partsOf(part)));
  return joined([text(open)], ...inside, [text(close)]);
}

/** A sum, a product or a fraction in a fraction needs its brackets on a line. */
function grouped(part: Element | undefined): Node[] | undefined {
  if (!part) return undefined;
  const isSum = part.name === 'math:mfrac' || all(part, ({ name }) => /^math:(?:mo|mfrac)$/.test(name)).length > 0;
  return isSum || (GROUP.test(part.name) && elementsIn(part).length > 1) ? bracketed(part) : partsOf(part);
}

/** The power of a fraction is not that of its lower half. */
const powered = (base: Element): Node[] | undefined =>
  base.name === 'math:mfrac' || (GROUP.test(base.name) && elementsIn(base).some(({ name }) => name === 'math:mfrac'))
    ? bracketed(base)
    : partsOf(base);

const bracketed = (part: Element): Node[] | undefined => joined([text('(')], partsOf(part), [text(')')]);

/** Limits stand below and above the sign of a sum; a bar or an arrow is an accent, which has no letter of its own. */
const isLarge = (base: Element | undefined): boolean =>
  base !== undefined && /^(?:[∑∏∫⋃⋂]|lim|max|min|sup|inf)$/.test(wordsIn(base).trim());

const wordsIn = (node: Node): string => (isElement(node) ? node.children.map(wordsIn).join('') : node.text);

/** Signs that say how to read the others are no letters. */
const wordsOf = (nodes: readonly Node[]): Node[] => [
  text(
    nodes
      .map(wordsIn)
      .join('')
      .replace(/\s+/g, ' ')
      .replace(/[\u2061-\u2064]/g, ''),
  ),
];
