import { DANGER_RULES } from './dangers.ts';
import type { CheckedText } from './document/document.ts';
import { type Finding, prepareText, type Rule, SEVERITIES, type SiteFacts } from './finding.ts';
import { fieldLengths } from './rules/field-lengths.ts';
import { headings } from './rules/headings.ts';
import { leftOver } from './rules/left-over.ts';
import { linkAddresses } from './rules/links/link-addresses.ts';
import { otherLanguage } from './rules/other-language.ts';
import { phoneNumbers } from './rules/phone-numbers.ts';
import { pictures } from './rules/pictures.ts';
import { plainWords } from './rules/plain-words.ts';
import { readingLevel } from './rules/reading-level.ts';
import { seeADoctor } from './rules/see-a-doctor.ts';
import { longSentences, longWords, passive } from './rules/sentences.ts';

const RULES: readonly Rule[] = [
  ...DANGER_RULES,
  otherLanguage,
  leftOver,
  linkAddresses,
  fieldLengths,
  phoneNumbers,
  pictures,
  headings,
  seeADoctor,
  readingLevel,
  longSentences,
  plainWords,
  longWords,
  passive,
];

/**
 * The findings of a text before it is published: dangers first, then in the order of the text. Import it on demand: its
 * word lists are large for a browser.
 */
export function checkText(text: CheckedText, facts: SiteFacts): Finding[] {
  const prepared = prepareText(text, facts);
  return RULES.flatMap((rule) => rule(prepared)).sort(byWeight);
}

/** Fields come before the body, which has blocks. */
function byWeight(one: Finding, other: Finding): number {
  return (
    SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
    (one.place.block ?? -1) - (other.place.block ?? -1) ||
    one.place.from - other.place.from
  );
}
