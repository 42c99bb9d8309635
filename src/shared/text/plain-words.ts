/* Apart from the rules about personal data in plain-characters.ts: visitors download this with the words of need. */

/** A text in plain characters, and for each of its characters where it stood: `at[i]` to `end[i]` of the original. */
export type PlainCharacters = { text: string; at: number[]; end: number[] };

/** Format and control characters, variation selectors, fillers and keycaps: what a reader does not see. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Me}]/u;
const SPACE = /[\p{White_Space}\u2800]/u;
const DASH = /[\p{Pd}\u00af\u02d7\u2043\u2212]/u;
/** The first digit of the ten that a digit belongs to: every script has them in a row. */
const DIGIT = /\p{Nd}/u;
/** Where the digits 1 to 9 in brackets and in black or double circles begin; their compatibility form has brackets, or is none. */
const ORNAMENTAL_ONES = [0x2474, 0x24f5, 0x2776, 0x2780, 0x278a];
const BLACK_ZERO = 0x24ff;

/** The words of a text, without what nobody sees; spelled numbers and addresses stay words. */
export const plainWords = (text: string): string => oneForm(text).text;

/** Compatibility forms, digits of every script, dashes and spaces in one form, without what nobody sees. */
export function oneForm(text: string): PlainCharacters {
  let plain = '';
  const at: number[] = [];
  const end: number[] = [];
  const add = (form: string, from: number, to: number) => {
    plain += form;
    for (let unit = 0; unit < form.length; unit += 1) {
      at.push(from);
      end.push(to);
    }
  };
  // A letter together with its accents, so that each knows where it stood.
  for (const { 0: written, index } of text.matchAll(/[\n\x20-\x7e]+(?![\u0300-\uffff])|\P{M}\p{M}*|\p{M}+/gu)) {
    if (/^[\n\x20-\x7e]+$/.test(written))
      for (let unit = 0; unit < written.length; unit += 1) add(written[unit] ?? '', index + unit, index + unit + 1);
    else for (const character of formsOf(written)) add(formOf(character), index, index + written.length);
  }
  return { text: plain, at, end };
}

/** A digit keeps no line through or below it. */
function formsOf(written: string): string {
  const code = written.codePointAt(0) ?? 0;
  if (code === BLACK_ZERO) return '0';
  const one = ORNAMENTAL_ONES.find((first) => code >= first && code < first + 9);
  if (one !== undefined) return String(code - one + 1);
  return (/^\p{Nd}/u.test(written) ? written.replace(/\p{Mn}/gu, '') : written).normalize('NFKC');
}

function formOf(character: string): string {
  if (character === '\n') return character;
  if (SPACE.test(character)) return ' ';
  if (INVISIBLE.test(character)) return '';
  if (DASH.test(character)) return '-';
  return DIGIT.test(character) ? digitOf(character) : character;
}

function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 128) return character;
  let first = code;
  while (code - first < 9 && DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
