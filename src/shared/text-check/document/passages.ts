import type { CheckedText, Place } from './document.ts';
import { type Sentence, splitSentences } from './sentences.ts';

/** One piece of running text: a field or a block of the body. */
export type Passage = {
  part: string;
  block?: number;
  heading: number;
  text: string;
  sentences: readonly Sentence[];
};

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
  (piece: Omit<Passage, 'sentences'>): Passage => {
    let split: readonly Sentence[] | undefined;
    return {
      ...piece,
      get sentences() {
        split ??= splitSentences(piece.text, language);
        return split;
      },
    };
  };

/** The place of some characters of a passage. */
export function placeIn({ part, block, text }: Omit<Passage, 'sentences'>, from: number, to: number): Place {
  const quote = text.slice(from, Math.min(to, from + MAX_QUOTE));
  return { part, ...(block !== undefined && { block }), from, to, quote };
}

/** The start of a text or a part of it, for a finding about something missing. */
export const startOf = (part: string): Place => ({ part, from: 0, to: 0, quote: '' });

/** The matches of a global pattern. Most patterns match nothing, and `search` costs a tenth of `matchAll`. */
export const matchesOf = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];

/** Hard spaces as plain ones. As long as before, so that places stay true. */
export const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
