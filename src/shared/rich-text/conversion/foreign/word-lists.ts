import { styleOf } from '../styles.ts';
import { all, type Element, elementsIn, remove, textOf } from '../tree.ts';
import type { Item } from './lists.ts';

/** How Word counts each level of each list, by `l0 level1`. */
export type WordFormats = ReadonlyMap<string, string>;

const NUMBER_FORMATS: Record<string, string> = {
  'alpha-lower': 'a',
  'alpha-upper': 'A',
  'roman-lower': 'i',
  'roman-upper': 'I',
};

/** Reads `@list l0:level1 {mso-level-number-format:alpha-lower;}` of Word's style sheet. */
export function wordFormats(css: string): WordFormats {
  const formats = new Map<string, string>();
  for (const [, list, level, rule = ''] of css.matchAll(/@list\s+(l\d+):level(\d+)\s*\{([^{}]*)\}/g)) {
    const format = /mso-level-number-format:\s*([\w-]+)/.exec(rule)?.[1] ?? 'decimal';
    formats.set(`${list} level${level}`, NUMBER_FORMATS[format] ?? format);
  }
  return formats;
}

/** The bullet or number that Word writes as text. */
export const markerOf = (line: Element): Element | undefined =>
  all(line, (part) => styleOf(part)['mso-list'] === 'ignore')[0];

/** A paragraph with `mso-list:l0 level2 lfo1` in its style, and its bullet or number as text. */
export function wordItem(paragraph: Element, formats: WordFormats): Item[] {
  if (paragraph.name !== 'p') return [];
  const [key = '', list, level] = /^(l\d+)\s+level(\d+)/.exec(styleOf(paragraph)['mso-list'] ?? '') ?? [];
  if (!list) return [];
  const marker = markerOf(paragraph);
  const first = elementsIn(paragraph)[0];
  const bullet = textOf(marker ?? first ?? paragraph).trim();
  const isNumber = /^\(?(?:\w{1,8}|\d+(?:\.\d+)+)[.)]*$/.test(bullet) && /[\d.)]$/.test(bullet);
  if (marker) remove(marker);
  else if (first && (isNumber || /^[·•o\u00a7–-]$/.test(bullet))) remove(first);
  const counted = isNumber ? countedAs(bullet, formats.get(key.replace(/\s+/, ' '))) : undefined;
  return [
    {
      level: Number(level),
      tag: isNumber ? 'ol' : 'ul',
      list,
      number: counted?.number,
      type: counted?.type,
      content: [...paragraph.children],
    },
  ];
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
const IS_ROMAN = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;

/** The number that “b.”, “(iv)” or “3)” stands for, and how it is written. */
function countedAs(
  bullet: string,
  format: string | undefined,
): { number: number | undefined; type: string | undefined } {
  const sign = /^\(?(\w+)[.)]*$/.exec(bullet)?.[1] ?? '';
  if (/^\d+$/.test(sign)) return { number: Number(sign), type: undefined };
  const small = sign.toLowerCase();
  const isSmall = sign === small;
  const isLetter = /^[a-z]$/.test(small);
  // “i.” begins Roman numerals, unless the document says that it counts in letters.
  const isRoman =
    /^i$/i.test(format ?? '') || (!/^a$/i.test(format ?? '') && IS_ROMAN.test(small) && (!isLetter || small === 'i'));
  if (isRoman && IS_ROMAN.test(small)) return { number: romanNumber(small), type: isSmall ? 'i' : 'I' };
  if (/^([a-z])\1*$/.test(small))
    return { number: small.charCodeAt(0) - 96 + 26 * (small.length - 1), type: isSmall ? 'a' : 'A' };
  return { number: undefined, type: undefined };
}

function romanNumber(sign: string): number {
  let number = 0;
  for (const [at, letter] of [...sign].entries()) {
    const value = ROMAN[letter] ?? 0;
    number += value < (ROMAN[sign.charAt(at + 1)] ?? 0) ? -value : value;
  }
  return number;
}
