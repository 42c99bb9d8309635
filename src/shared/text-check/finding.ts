import type { CheckedText, Place } from './document/document.ts';
import { type Passage, passagesOf, shownPassagesOf } from './document/passages.ts';

/**
 * `danger` blocks publishing: it harms a reader or a patient, or the law forbids it outright. `warning` asks for a
 * decision, `hint` is a matter of taste or reading level.
 */
export const SEVERITIES = ['danger', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Written for staff, in English; quotes are in the language of the text. */
export type Finding = {
  rule: string;
  severity: Severity;
  what: string;
  why: string;
  remedy: string;
  place: Place;
};

/** What the rules need to know of this site. */
export type SiteFacts = {
  /** In any notation. */
  phoneNumbers: readonly string[];
};

type Subject = CheckedText & {
  /** The running text: fields and body. */
  passages: readonly Passage[];
  /** Everything that readers see. */
  shown: readonly Passage[];
  facts: SiteFacts;
};

export function subjectOf(text: CheckedText, facts: SiteFacts): Subject {
  const passages = passagesOf(text);
  return { ...text, facts, passages, shown: shownPassagesOf(text, passages) };
}

/** A rule reads the whole text, in time linear in its length, and never throws. */
export type Rule = (subject: Subject) => Finding[];
