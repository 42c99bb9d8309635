import type { Element } from './tree.ts';

export type Style = Readonly<Record<string, string>>;

const NONE: Style = {};
const read = new WeakMap<Element, { written: string; style: Style }>();

/** The declarations of an element's `style` in lower case, the last of each property. */
export function styleOf(element: Element): Style {
  const written = element.attributes['style'];
  if (!written) return NONE;
  const known = read.get(element);
  if (known?.written === written) return known.style;
  const style = declarations(written);
  read.set(element, { written, style });
  return style;
}

/** Whether line ends and indents in an element are shown, as they are around it or as it says. */
export function keepsLinesIn(element: Element, isAround: boolean): boolean {
  const spaces = styleOf(element)['white-space'] ?? 'revert';
  if (spaces === 'unset') return isAround;
  if (!spaces.startsWith('revert')) return /^(?:pre|break-spaces)/.test(spaces);
  return isAround || /^(?:pre|listing|xmp|plaintext)$/.test(element.name);
}

/** Quoted names of fonts and addresses may hold a semicolon. */
const DECLARATION = /((?:[^;"'(]|"[^"]*"|'[^']*'|\([^()]*\)|["'(])+)/g;
/** Longer declarations carry a picture or a font, or are made to keep the server busy. */
const LONGEST_DECLARATION = 1000;

function declarations(written: string): Style {
  const style: Record<string, string> = {};
  for (const [declaration] of written.matchAll(DECLARATION)) {
    const colon = declaration.indexOf(':');
    if (colon < 0 || declaration.length > LONGEST_DECLARATION) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    // Browsers copy the part of it that counts here.
    const property = name === 'white-space-collapse' ? 'white-space' : name;
    if (value === 'inherit') delete style[property];
    else if (name !== '') style[property] = value.replace(/\s*!important$/, '');
  }
  return style;
}

/** Whether the text shines through as bold; undefined where nothing is said of it. */
export function isBold(style: Style): boolean | undefined {
  const weight = style['font-weight'] ?? fromShorthand(style, /^(?:bold|bolder|[1-9]00)$/);
  if (weight === undefined) return undefined;
  return /^bold/.test(weight) || Number(weight) >= 600;
}

export function isItalic(style: Style): boolean | undefined {
  const slant = style['font-style'] ?? fromShorthand(style, /^(?:italic|oblique)$/);
  return slant === undefined ? undefined : /^(?:italic|oblique)/.test(slant);
}

/** A word of `font: bold 11px Helvetica`, which resets what it does not name. */
function fromShorthand(style: Style, accepts: RegExp): string | undefined {
  const { font } = style;
  if (font === undefined) return undefined;
  return font.split(/\s+/).find((word) => accepts.test(word)) ?? 'normal';
}

/** The line below a link or an insertion is no format of its words; one through them is. */
export function dropUnderline({ attributes }: Element): void {
  const { style } = attributes;
  if (style !== undefined)
    attributes['style'] = style.replace(/text-decoration[\w-]*\s*:(?![^;]*line-through)[^;]*/gi, '');
}

export const decorationOf = (style: Style): string =>
  `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`;

/**
 * Whether a style raises or lowers its text. Word names the distance; Pages, TextEdit and web pages move it, and make
 * it smaller.
 */
export function heightOf(style: Style, sizeAround?: string): 'sup' | 'sub' | undefined {
  const align = style['vertical-align'] ?? style['baseline-shift'] ?? '';
  const variant = `${style['font-variant-position'] ?? style['font-variant'] ?? ''} ${style['font-feature-settings'] ?? ''}`;
  if (align === 'super' || /\b(?:super|sups)\b/.test(variant)) return 'sup';
  if (align === 'sub' || /\bsubs?\b/.test(variant)) return 'sub';
  if (/^(?:text-)?(?:top|bottom)$/.test(align) && isSmaller(style, sizeAround))
    return align.endsWith('top') ? 'sup' : 'sub';
  const moved = distance(style['mso-text-raise']) || raise(align) || shift(style);
  return moved > 0 ? 'sup' : moved < 0 ? 'sub' : undefined;
}

/** How far a style puts its text above the line; a little, in parts of a letter, puts an icon straight. */
function raise(align: string): number {
  const moved = distance(align);
  const least = align.endsWith('em') ? 0.2 : align.endsWith('%') ? 20 : 0;
  return Math.abs(moved) < least ? 0 : moved;
}

/** How far a style moves its text up. A little only puts an icon or a link straight. */
function shift(style: Style): number {
  const isMoved = style['position'] === 'relative';
  const [, down = ''] = /^translate(?:y\(|\(0(?:px)?,)\s*([^()]+)\)$/.exec(style['transform'] ?? '') ?? [];
  if (down.endsWith('%')) return Math.abs(distance(down)) >= 20 ? -distance(down) : 0;
  if (/^(?:absolute|fixed|sticky)$/.test(style['position'] ?? '')) return 0;
  const [top, , bottom = top] = style['inset']?.split(/\s+/) ?? [];
  const lengths = isMoved ? [style['bottom'] ?? bottom, negative(style['top'] ?? top)] : [negative(down)];
  const length = lengths.find((one) => distance(one) !== 0) ?? '';
  const size = style['font-size'];
  // In parts of the height of a letter.
  const moved = length.endsWith('em')
    ? distance(length)
    : size === undefined
      ? 0
      : pixels(length) / (pixels(size) || 12);
  return Math.abs(moved) >= 0.2 ? moved : 0;
}

const negative = (length = '') => (length.startsWith('-') ? length.slice(1) : `-${length.replace(/^\+/, '')}`);

/** Smaller than the text around it, whose size a style around it says. */
const isSmaller = (style: Style, sizeAround: string | undefined): boolean => {
  const size = style['font-size'] ?? '';
  if (pixels(size) > 0 && pixels(size) <= 0.8 * pixels(sizeAround)) return true;
  const [, number, unit] = /^([\d.]+)(em|%)$/.exec(size) ?? [];
  return number === undefined ? /^(?:smaller|xx?-small)$/.test(size) : Number(number) < (unit === '%' ? 100 : 1);
};

/** A length with its unit as a number; 0 for anything else. */
function distance(length: string | undefined): number {
  const found = /^(?:calc\()?([+-]?(?:\d+\.?\d*|\.\d+))(?:pt|px|em|rem|ex|%|cm|mm|in)?\)?$/.exec(length ?? '');
  return Number(found?.[1] ?? 0);
}

const PX: Record<string, number> = { pt: 4 / 3, px: 1, em: 16, rem: 16, cm: 37.8, mm: 3.78, in: 96 };

/** A length in pixels; 0 for one that cannot be known here. */
export function pixels(length: string | undefined): number {
  const [, number, unit = 'px'] = /^(-?(?:\d+\.?\d*|\.\d+))(pt|px|em|rem|cm|mm|in)?$/.exec(length ?? '') ?? [];
  return number === undefined ? 0 : Number(number) * (PX[unit] ?? 0);
}

/** How far a style keeps its words from those before and after them, in pixels. */
export function roomBeside(style: Style): { before: number; after: number } {
  const room = (side: 'left' | 'right') =>
    ['margin', 'padding'].reduce((sum, kind) => {
      const [top, right = top, , left = right] = style[kind]?.split(/\s+/) ?? [];
      return sum + pixels(style[`${kind}-${side}`] ?? (side === 'left' ? left : right));
    }, 0);
  return { before: room('left'), after: room('right') };
}

const MONOSPACE =
  /mono(?!t)|courier|consolas|menlo|monaco|inconsolata|source code|fira code|jetbrains|cascadia|lucida console/;

export const isMonospace = (style: Style): boolean | undefined => {
  const family = style['font-family'] ?? style['font'];
  return family === undefined ? undefined : MONOSPACE.test(family);
};

const LIST_TYPES = new Map([
  ['lower-alpha', 'a'],
  ['lower-latin', 'a'],
  ['upper-alpha', 'A'],
  ['upper-latin', 'A'],
  ['lower-roman', 'i'],
  ['upper-roman', 'I'],
  ['decimal', '1'],
  ['decimal-leading-zero', '1'],
]);

/** The `type` of a numbered list that a word of a style names. */
export const listTypeNamed = (word: string): string | undefined => LIST_TYPES.get(word);

/** What a style says of the signs of a list: `lower-alpha`, `square inside`, `"– "`. */
export const listWords = (style: Style): readonly string[] =>
  (style['list-style-type'] ?? style['list-style'] ?? '').match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];

/** The `type` of a numbered list that a style asks for. */
export const listTypeOf = (style: Style): string | undefined =>
  listWords(style).flatMap((word) => listTypeNamed(word) ?? [])[0];

/** The declarations that carry meaning. */
const MEANING =
  /^(?:font(?:-family|-weight|-style|-size|-variant|-variant-position|-feature-settings)?|text-decoration(?:-line)?|vertical-align|baseline-shift|mso-text-raise|position|top|bottom|inset|transform|text-transform|white-space(?:-collapse)?|display|list-style(?:-type)?|mso-list|mso-number-format)$/;
/**
 * What well-known classes mean of themselves: of WordPress, Bootstrap and Tailwind, whose style sheets seldom come
 * along.
 */
const KNOWN_CLASSES: readonly [RegExp, string][] = [
  [/^(?:aligncenter|d-block)$/, 'display:block;'],
  [/^align(left|right)$/, 'float:$1;'],
  [/^is-layout-(flex|grid)$/, 'display:$1;'],
  [/^whitespace-(pre(?:-line|-wrap)?)$/, 'white-space:$1;'],
  // Also `textStrikethrough`.
  [/^(?:[\w-]*(?:line-through|strike-?through)|strike)$/i, 'text-decoration:line-through;'],
];

export const styleOfClass = (name: string): string =>
  KNOWN_CLASSES.map(([known, style]) => (known.test(name) ? name.replace(known, style) : '')).join('');

/** What a rule hides may be hidden in print only: the rules of a medium are not told apart here. */
const HIDES = /^display\s*:\s*none/i;
/** A document written by a person has far less CSS. */
const MOST_CHARACTERS = 500_000;

/**
 * The formatting that a document's style sheet gives each class: Excel, Pages and Google Docs write bold words, code and
 * letters of lists like that. Reads plain rules for one class, in one pass.
 */
export function classStyles(css: string): Map<string, string> {
  const styles = new Map<string, string>();
  for (const { selector, written } of rulesOf(css)) {
    const name = CLASS_ALONE.exec(selector)?.[1];
    const meaning = name && meaningOf(written);
    if (meaning) styles.set(name, `${styles.get(name) ?? ''}${meaning}`);
  }
  return styles;
}

export const CLASS_ALONE = /^\w*\.([\w-]+)$/;

/** The plain rules of a style sheet, by selector: none of a medium. */
export function rulesOf(css: string): { selector: string; written: string }[] {
  const rules = css
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/\/\*.*?\*\/|<!--|-->/gs, '')
    .split('}');
  return rules.flatMap((rule) => {
    const [selectors = '', written = '', ...nested] = rule.split('{');
    if (nested.length > 0) return [];
    return selectors.split(',').map((selector) => ({ selector: selector.trim(), written }));
  });
}

const meaningOf = (written: string) =>
  written
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => MEANING.test(declaration.slice(0, declaration.indexOf(':')).trim().toLowerCase()))
    .filter((declaration) => !HIDES.test(declaration))
    .map((declaration) => `${declaration};`)
    .join('');
