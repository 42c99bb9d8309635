import { INVISIBLE } from '../../text/plain-words.ts';
import type { CheckedText, Place } from './document.ts';
import { type Sentence, splitSentences } from './sentences.ts';

/** One piece of running text: a field or a block of the body. */
export type Passage = {
  part: string;
  block?: number;
  heading: number;
  /** Without what nobody sees: a soft hyphen would hide a word. */
  text: string;
  /** The text with that, and where each character of the other stands in it, and its end. */
  written?: { text: string; at: readonly number[] };
  sentences: readonly Sentence[];
};
type Piece = Omit<Passage, 'sentences'>;

const MAX_QUOTE = 120;

/** The running text, fields first. Sentences are split when a rule first asks for them. */
export function passagesOf({ language, fields, body }: CheckedText): Passage[] {
  const ofFields = Object.entries(fields).flatMap(([part, text]) => (text ? [{ part, heading: 0, text }] : []));
  const ofBody = body.map(({ heading, text }, block) => ({ part: 'body', block, heading, text }));
  return [...ofFields, ...ofBody].map(withSentences(language));
}

/** Everything that readers see, also where nobody writes running text. */
export const shownPassagesOf = (text: CheckedText, passages: readonly Passage[]): Passage[] => [
  ...passages,
  ...(text.beside ?? []).map((shown) => ({ ...shown, heading: 0 })).map(withSentences(text.language)),
];

const withSentences =
  (language: CheckedText['language']) =>
  (given: Piece): Passage => {
    const piece = INVISIBLE.test(given.text) ? withoutInvisible(given) : given;
    let split: readonly Sentence[] | undefined;
    return {
      ...piece,
      get sentences() {
        split ??= splitSentences(piece.text, language);
        return split;
      },
    };
  };

function withoutInvisible(piece: Piece): Piece {
  const at: number[] = [];
  let text = '';
  let index = 0;
  for (const character of piece.text) {
    if (!INVISIBLE.test(character)) {
      text += character;
      for (let unit = 0; unit < character.length; unit += 1) at.push(index + unit);
    }
    index += character.length;
  }
  at.push(index);
  return { ...piece, text, written: { text: piece.text, at } };
}

/** The place of some characters of a passage, as they are written. */
export function placeIn({ part, block, text, written }: Piece, from: number, to: number): Place {
  const [start, end] = [written?.at[from] ?? from, written?.at[to] ?? to];
  const quote = (written?.text ?? text).slice(start, Math.min(end, start + MAX_QUOTE));
  return { part, ...(block !== undefined && { block }), from: start, to: end, quote };
}

/** The start of a text or a part of it, for a finding about something missing. */
export const startOf = (part: string): Place => ({ part, from: 0, to: 0, quote: '' });

/** The matches of a global pattern. Most patterns match nothing, and `search` costs a tenth of `matchAll`. */
export const matchesOf = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];

/** Hard spaces as plain ones. As long as before, so that places stay true. */
export const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
