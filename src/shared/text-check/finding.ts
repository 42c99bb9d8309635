import { fillIn, type ValuesFor } from '../words/words.ts';
import type { CheckedText, Place } from './document/document.ts';
import { type Passage, passagesOf, shownPassagesOf } from './document/passages.ts';
import type dutch from './words/nl.ts';

/**
 * `danger` blocks publishing: it harms a reader or a patient, or the law forbids it outright. `warning` asks for a
 * decision, `hint` is a matter of taste or reading level.
 */
export const SEVERITIES = ['danger', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** An English sentence that has a Dutch one. Names in braces stand for values. */
export type Sentence = keyof typeof dutch;
/** One without values. */
export type PlainSentence = Exclude<Sentence, `${string}{${string}`>;

/** Written for staff; quotes are in the language of the text. */
export type Finding = Said & {
  rule: string;
  severity: Severity;
  place: Place;
};

/** What a finding says in English, and the same sentences with their values apart, to say it in another language. */
export type Said = {
  what: string;
  why: string;
  remedy: string;
  words: { what: Sentence; why: Sentence; remedy: Sentence; values: Record<string, string> };
};

type Texts<What, Why, Remedy> = { what: What; why: Why; remedy: Remedy };

export function says<What extends Sentence, Why extends Sentence, Remedy extends Sentence>(
  texts: Texts<What, Why, Remedy>,
  ...given: ValuesFor<What | Why | Remedy, string>
): Said {
  const { what, why, remedy } = texts;
  const values: Record<string, string> = given[0] ?? {};
  const inEnglish = (sentence: Sentence) => fillIn(sentence, values, 'en');
  return {
    what: inEnglish(what),
    why: inEnglish(why),
    remedy: inEnglish(remedy),
    words: { what, why, remedy, values },
  };
}

/** What the rules need to know of this site. */
export type SiteFacts = {
  /** In any notation. */
  phoneNumbers: readonly string[];
};

/** A text as the rules read it. */
type PreparedText = CheckedText & {
  /** The running text: fields and body. */
  passages: readonly Passage[];
  /** Everything that readers see. */
  shown: readonly Passage[];
  facts: SiteFacts;
};

export function prepareText(text: CheckedText, facts: SiteFacts): PreparedText {
  const passages = passagesOf(text);
  return { ...text, facts, passages, shown: shownPassagesOf(text, passages) };
}

/** A rule reads the whole text, in time linear in its length, and never throws. */
export type Rule = (text: PreparedText) => Finding[];
