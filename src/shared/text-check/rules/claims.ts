import type { Claim, ClaimList } from '../claims/claim.ts';
import { DUTCH_CLAIMS } from '../claims/dutch.ts';
import { ENGLISH_CLAIMS } from '../claims/english.ts';
import { GROUNDS } from '../claims/grounds.ts';
import type { Language } from '../document/document.ts';
import { matchesOf, type Passage, placeIn, sentenceAt, withPlainSpaces } from '../document/passages.ts';
import type { Finding, Rule, Severity } from '../finding.ts';

const LISTS: Record<Language, ClaimList> = { nl: DUTCH_CLAIMS, en: ENGLISH_CLAIMS };

/** Expressions that a law or a code forbids or regulates, unless their sentence denies them. */
export const claims: Rule = ({ language, shown }) =>
  shown.flatMap((passage) => {
    const text = withPlainSpaces(passage.text);
    return LISTS[language].claims.flatMap((claim) => findClaim(claim, LISTS[language], passage, text));
  });

function findClaim(claim: Claim, list: ClaimList, passage: Passage, text: string): Finding[] {
  if (claim.about && !claim.about.test(text)) return [];
  const { what, why, remedy } = GROUNDS[claim.ground];
  let judged: { sentence: string; severity: Severity | undefined } | undefined;
  return matchesOf(text, claim.pattern).flatMap(({ 0: found, index }) => {
    const sentence = sentenceAt(passage, index);
    // Once per sentence: a sentence of half a megabyte may hold thousands of claims.
    if (judged?.sentence !== sentence)
      judged = { sentence, severity: severityIn(withPlainSpaces(sentence), claim, list) };
    if (!judged.severity) return [];
    return [
      {
        rule: `claim-${claim.ground}`,
        severity: judged.severity,
        what: `“${found}” ${what}.`,
        why,
        remedy,
        place: placeIn(passage, index, index + found.length),
      },
    ];
  });
}

/** Undefined for a claim that its sentence denies or doubts. */
function severityIn(sentence: string, { pattern, unless, severity }: Claim, list: ClaimList): Severity | undefined {
  // A denial inside the expression is part of it: "geen bijwerkingen" is the claim itself.
  const rest = sentence.replace(pattern, ' ');
  if ((unless && sentence.search(unless) >= 0) || rest.search(list.doubt) >= 0) return undefined;
  if (rest.search(list.denial) >= 0) return isDeniedInItsClause(sentence, pattern, list) ? undefined : 'warning';
  // A question or a hedged claim promises less, so it is only a warning.
  const isSofter = rest.endsWith('?') || rest.search(list.hedge) >= 0 || sentence.search(list.often) >= 0;
  return isSofter ? 'warning' : severity;
}

/** Between clauses of which one may deny and the other claim: “U wacht niet lang: resultaat gegarandeerd”. */
const CLAUSES = /[:;–—]|, (?:maar|want|dus|en|but|so|and) /;

/** Of each clause with the claim. A claim across clauses is denied by the whole sentence. */
function isDeniedInItsClause(sentence: string, pattern: RegExp, { denial }: ClaimList): boolean {
  const clauses = sentence.split(CLAUSES).filter((clause) => clause.search(pattern) >= 0);
  return clauses.every((clause) => clause.replace(pattern, ' ').search(denial) >= 0);
}
