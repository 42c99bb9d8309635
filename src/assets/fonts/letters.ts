type Range = readonly [first: number, last: number];

/**
 * The characters of nearly every page: Dutch and English, without rare punctuation. Where a soft hyphen divides a word,
 * browsers first look for U+2010. No font here has it, but asking the file that is there anyway loads no second one.
 */
export const COMMON_LETTERS = lettersOf([[0x20, 0x7e]])
  .filter((letter) => !'#$*<=>[\\]^_`{|}~'.includes(letter))
  .concat([...'\u00a0\u00ad\u2010©·–—‘’“”…€', ...'àáèéêëïóöüÉ']);

const LATIN: Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2010, 0x2026],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** The rest of Latin-1 and some signs: µ, °, ½, ø. Browsers load their font file only when a page has one. */
export const OTHER_LETTERS = lettersOf(LATIN).filter((letter) => !COMMON_LETTERS.includes(letter));

/** Latin Extended, for names in Polish, Turkish, Czech, Romanian and others. */
export const EXTENDED_LETTERS = lettersOf([
  [0x100, 0x17f],
  [0x218, 0x21b],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
]).filter((letter) => !OTHER_LETTERS.includes(letter));

/** CSS `unicode-range` values: `U+A1-A8`, `U+131`. `letters` must not be empty. */
export function unicodeRange(letters: string[]): [string, ...string[]] {
  const [first = 0, ...others] = letters.map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [Range, ...Range[]] = [[first, first]];
  for (const code of others) {
    const last = ranges[ranges.length - 1] ?? ranges[0];
    if (last[1] === code - 1) ranges[ranges.length - 1] = [last[0], code];
    else ranges.push([code, code]);
  }
  const [one, ...more] = ranges;
  return [format(one), ...more.map(format)];
}

const format = ([first, last]: Range) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`;
const hex = (code: number) => code.toString(16).toUpperCase();

function lettersOf(ranges: Range[]): string[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
}
