import { withoutInvisible } from '../../../../shared/text/invisible-characters.ts';

/** How letters are compared. */
export type Folding = { matchCase: boolean; matchAccents: boolean };

/** A folded text; each of its units stands for the characters of the original between `starts` and `ends`. */
export type Folded = { text: string; starts: number[]; ends: number[] };

/** Characters that look the same to a reader: spaces, quotes and hyphens of any shape. */
const SAME: Record<string, string> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '\u2011': '-',
};
/** A letter with its accents, in any encoding; or a run of ASCII, most of any text, which is then folded at once. */
const CHARACTERS = /[\n -~]+(?!\p{M})|\P{M}\p{M}*|\p{M}+/gu;

const PLAIN = /^[\n -~]+$/;

export function fold(original: string, { matchCase, matchAccents }: Folding): Folded {
  let text = '';
  const [starts, ends]: number[][] = [[], []];
  for (const { 0: character, index } of original.matchAll(CHARACTERS)) {
    if (character.length > 1 && PLAIN.test(character)) {
      text += matchCase ? character : character.toLowerCase();
      for (let at = index; at < index + character.length; at += 1) {
        starts?.push(at);
        ends?.push(at + 1);
      }
      continue;
    }
    let folded = withoutInvisible(SAME[character] ?? character).normalize('NFD');
    if (!matchCase) folded = folded.toLowerCase().normalize('NFD');
    if (!matchAccents) folded = folded.replace(/\p{M}/gu, '');
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts?.push(index);
      ends?.push(index + character.length);
    }
  }
  return { text, starts: starts ?? [], ends: ends ?? [] };
}
