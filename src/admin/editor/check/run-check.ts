import { checkText } from '../../../shared/text-check/check-text.ts';
import type { Block, CheckedText, Language, Place } from '../../../shared/text-check/document/document.ts';
import type { LinkAnswer } from '../../../shared/text-check/document/link-answer.ts';
import { splitSentences } from '../../../shared/text-check/document/sentences.ts';
import { type Finding, SEVERITIES, type SiteFacts } from '../../../shared/text-check/finding.ts';
import { askableAddresses, linkAnswers } from '../../../shared/text-check/rules/links/link-answers.ts';
import { takenAddress } from '../../../shared/text-check/rules/taken-address.ts';
import { isBlank } from './is-blank.ts';

export type CheckRequest = {
  text: CheckedText;
  facts: SiteFacts;
  answers: ReadonlyMap<string, LinkAnswer>;
  /** The address of the text, and the title of the article that it leads readers to today. */
  address?: { slug: string; owner: string | undefined };
};
/** `sentence`: the same for what was found in one sentence of the text. */
export type Found = Finding & { sentence: string };
export type CheckResult = {
  findings: Found[];
  /** The addresses of links to other websites. */
  addresses: string[];
};

/** No findings for a text that is still blank. */
export function runCheck({ text, facts, answers, address }: CheckRequest): CheckResult {
  if (isBlank(text)) return { findings: [], addresses: [] };
  const findings = [
    ...checkText(text, facts),
    ...linkAnswers(text, answers),
    ...(address ? takenAddress(address.slug, address.owner) : []),
  ];
  const weight = ({ severity }: Finding) => SEVERITIES.indexOf(severity);
  const sentenceOf = createSentenceOf(text.body, text.language);
  return {
    findings: findings
      .sort((a, b) => weight(a) - weight(b))
      .map((finding) => ({ ...finding, sentence: sentenceOf(finding.place) })),
    addresses: askableAddresses(text),
  };
}

function createSentenceOf(blocks: readonly Block[], language: Language) {
  const known = new Map<number, { from: number }[]>();
  return ({ part, block = 0, from, to }: Place): string => {
    if (part !== 'body') return `${part} ${block} ${from} ${to}`;
    const sentences = known.get(block) ?? splitSentences(blocks[block]?.text ?? '', language);
    known.set(block, sentences);
    return `${part} ${block} ${sentences.filter((sentence) => sentence.from <= from).length}`;
  };
}
