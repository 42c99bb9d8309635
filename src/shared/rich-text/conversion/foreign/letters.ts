import { hides } from '../elements.ts';
import { styleOf } from '../styles.ts';
import { type Element, isElement } from '../tree.ts';

/** How the words within an element are shown, where a style says so. */
type Shown = {
  /** `uppercase`, `lowercase` or `capitalize`. */
  letters: string;
  /** Whether the ends of lines are kept but not their indents. */
  isTrimmed: boolean;
  /** Which sign stands for a letter in a font of signs. */
  signs: ReadonlyMap<string, string> | undefined;
  /** Whether they only take room. */
  isInvisible: boolean;
};

/** Writes words as readers saw them, where a style shows other letters than it holds: capitals, and fonts of signs. */
export function writeLetters(parent: Element, around: Shown = PLAIN): void {
  const shown = shownIn(parent, around);
  for (const child of parent.children) {
    if (isElement(child)) writeLetters(child, shown);
    else if (shown !== PLAIN) child.text = written(child.text, shown);
  }
}

const PLAIN: Shown = { letters: 'none', isTrimmed: false, signs: undefined, isInvisible: false };

function shownIn(element: Element, around: Shown): Shown {
  const style = styleOf(element);
  const spaces = style['white-space'];
  const font = fontOf(element);
  const shown = {
    letters: style['text-transform'] ?? around.letters,
    isInvisible: hides(style) ?? around.isInvisible,
    isTrimmed: spaces === undefined ? around.isTrimmed : /^(?:pre-line|preserve-breaks)/.test(spaces),
    signs: font === undefined ? around.signs : FONTS.get(font),
  };
  const isPlain = !/case|capital/.test(shown.letters) && !shown.isTrimmed && !shown.signs && !shown.isInvisible;
  return isPlain ? PLAIN : shown;
}

/** The sign that a letter of this element is shown as; undefined in a font of letters. */
export function signOf(letter: string, element: Element): string | undefined {
  const font = fontOf(element);
  if (font === undefined) return element.parent && signOf(letter, element.parent);
  const signs = FONTS.get(font);
  return signs && (signs.get(unshifted(letter)) ?? letter);
}

/** More than the name of a font needs. */
const LONGEST_FONT = 60;

/** The first font that an element asks for. Word names the one of a sign apart from that of the letters around it. */
function fontOf(element: Element): string | undefined {
  const style = styleOf(element);
  const letters = style['mso-ascii-font-family'];
  const named =
    style['mso-symbol-font-family'] ??
    (style['mso-char-type'] === 'symbol' ? undefined : letters) ??
    style['font-family'] ??
    style['font']?.slice(-LONGEST_FONT).replace(/^.*\d[\w%./]*\s+/, '') ??
    element.attributes['face'];
  return named?.split(',')[0]?.replace(/["']/g, '').trim().toLowerCase();
}

/** Whole words in such a font are a mistake of their program. */
const LONGEST_SIGNS = 8;

function written(words: string, { letters, isTrimmed, signs, isInvisible }: Shown): string {
  if (isInvisible) return ' ';
  const lines = isTrimmed ? words.replace(/(\r\n?|\n)[\t ]+/g, '$1') : words;
  if (signs && lines.trim().length <= LONGEST_SIGNS)
    return lines.replace(/\S/gu, (letter) => signs.get(unshifted(letter)) ?? letter);
  // The capital of a micro sign looks like an M: 5 µg would read as milligrams.
  if (letters === 'uppercase') return lines.replace(/[^µμ]+/g, (others) => others.toUpperCase());
  if (letters === 'lowercase') return lines.toLowerCase();
  return letters === 'capitalize'
    ? lines.replace(/(?<![\p{L}\p{N}_]|\p{L}[’'])(?![µμ])\p{L}/gu, (first) => first.toUpperCase())
    : lines;
}

/** Some programs write the letters of a font of signs in the private part of Unicode. */
const unshifted = (letter: string): string =>
  /[\uf020-\uf0ff]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) - 0xf000) : letter;

const pairs = (letters: string, signs: string): Map<string, string> => {
  const written = [...signs];
  return new Map([...letters].map((letter, at) => [letter, written[at] ?? letter]));
};

/** In the fonts of Word's “Insert symbol”, μg is mg, ≥ 65 is ³ 65 and an arrow is à. */
const SYMBOL = pairs(
  'ABCDEFGHIKLMNOPQRSTUWXYZabcdefghijklmnopqrstuwxyz°±+=<>()%/.,0123456789-@~^"$¡¢£¤¥«¬\u00ad®¯³´¶¸¹º»¼ÅÆÇÈÑÕÖØÙÚÛÜÝÞßå',
  'ΑΒΧΔΕΦΓΗΙΚΛΜΝΟΠΘΡΣΤΥΩΞΨΖαβχδεφγηιϕκλμνοπθρστυωξψζ°±+=<>()%/.,0123456789−≅∼⊥∀∃ϒ′≤⁄∞↔←↑→↓≥×∂÷≠≡≈…⊕∅∩∪∇∏√¬∧∨⇔⇐⇑⇒⇓∑',
);
const WINGDINGS = pairs(
  'JKL(*CDEFGHlnouqrstvwxz\u00a7Øßàáâãäåæçèéêëìíîïðñòóûüýþ¨',
  '☺😐☹☎✉👍👎☜☞☝☟●■□◆❑❒⧫◊❖⬥⌧⌘▪➢←→↑↓↖↗↙↘←→↑↓↖↗↙↘⇦⇨⇧⇩⬄✗✓☒☑◻',
);

const FONTS = new Map([
  ['symbol', SYMBOL],
  ['wingdings', WINGDINGS],
  ['wingdings 2', pairs('OPQRST£', '✗✓☒☑☒☒☐')],
  ['webdings', pairs('acr', '✔☐✘')],
]);
