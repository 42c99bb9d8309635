import { listTypeNamed, styleOf } from '../../styles.ts';
import { all, type Element, elementsIn, remove, replace, text, textOf } from '../../tree.ts';
import { signOf } from '../letters.ts';
import { type Counted, contentOf, type Item } from './items.ts';

/** How Word counts each level of each list, by `l0 level1`. */
export type WordFormats = ReadonlyMap<string, string>;

/** Reads `@list l0:level1 {mso-level-number-format:alpha-lower;}` of Word's style sheet, which CSS calls `lower-alpha`. */
export function wordFormats(css: string): WordFormats {
  const formats = new Map<string, string>();
  for (const [, list, level, rule = ''] of css.matchAll(/@list\s+(l\d+):level(\d+)\s*\{([^{}]*)\}/g)) {
    const [, letters, height] = /mso-level-number-format:\s*(\w+)-(\w+)/.exec(rule) ?? [];
    formats.set(`${list} level${level}`, listTypeNamed(`${height}-${letters}`) ?? '');
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
  const written = textOf(marker ?? first ?? paragraph).trim();
  const sign = marker && signOf(written, marker);
  const bullet = sign ?? written;
  const isNumber = (sign === undefined || /\d/.test(bullet)) && (marker !== undefined || /[.)]$/.test(bullet));
  const counted = isNumber ? countedAs(bullet, formats.get(key.replace(/\s+/, ' '))) : undefined;
  // “1.2.”, “Stap 1:” or “α)” is no number that a list can show, nor is ✗ a bullet: the item begins with it.
  const isLabel = marker && !counted && (TICK.test(bullet) || (/[\p{L}\p{N}]/u.test(bullet) && [...bullet].length > 1));
  if (isLabel) replace(marker, text(`${bullet} `));
  else if (marker) remove(marker);
  else if (first && (counted || /^[·•o\u00a7–-]$/.test(bullet))) remove(first);
  return [{ level: Number(level), tag: counted ? 'ol' : 'ul', list, ...counted, content: contentOf(paragraph) }];
}

const TICK = /^[☐-☒✓-✘+]$/;
/** In a font of signs whose name was lost these are bullets. */
const BULLET_LETTER = /^[l-rt-x]$/;

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
const IS_ROMAN = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;

/** The number that “b.”, “(iv)” or “3)” stands for, and how it is written. */
function countedAs(bullet: string, format: string | undefined): Counted | undefined {
  const [, sign = '', end = ''] = /^\(?(\w{1,8})([.)]*)$/.exec(bullet) ?? [];
  if (/^\d+$/.test(sign)) return { number: Number(sign) };
  const isNamed = /^[ai]$/i.test(format ?? '');
  if (sign === '' || (end === '' && !isNamed && BULLET_LETTER.test(sign))) return undefined;
  const small = sign.toLowerCase();
  const isSmall = sign === small;
  const roman = IS_ROMAN.test(small) ? { number: romanNumber(small), type: isSmall ? 'i' : 'I' } : undefined;
  const letter = /^([a-z])\1*$/.test(small)
    ? { number: small.charCodeAt(0) - 96 + 26 * (small.length - 1), type: isSmall ? 'a' : 'A' }
    : undefined;
  if (!roman || !letter) return roman ?? letter;
  // What the document says decides, else the number before it; the first of a list is “i.”, not “c.”.
  if (isNamed) return /^i$/i.test(format ?? '') ? roman : letter;
  return small === 'i' || small.length > 1 ? { ...roman, other: letter } : { ...letter, other: roman };
}

function romanNumber(sign: string): number {
  let number = 0;
  for (const [at, letter] of [...sign].entries()) {
    const value = ROMAN[letter] ?? 0;
    number += value < (ROMAN[sign.charAt(at + 1)] ?? 0) ? -value : value;
  }
  return number;
}
