import { checkText } from '../../../shared/text-check/check-text.ts';
import type { Block, Language, Place } from '../../../shared/text-check/document/document.ts';
import { articleText } from '../../../shared/text-check/document/from-article.ts';
import type { LinkAnswer } from '../../../shared/text-check/document/link-answer.ts';
import type { WithReaderTexts } from '../../../shared/text-check/document/reader-texts.ts';
import { splitSentences } from '../../../shared/text-check/document/sentences.ts';
import { type Finding, SEVERITIES, type SiteFacts } from '../../../shared/text-check/finding.ts';
import { askableAddresses, linkAnswers } from '../../../shared/text-check/rules/links/link-answers.ts';
import { takenAddress } from '../../../shared/text-check/rules/taken-address.ts';
import type { ArticleForm } from '../state/form.ts';
import { isBlank } from './is-blank.ts';

export type CheckRequest = {
  form: ArticleForm;
  blocks: readonly Block[];
  facts: SiteFacts;
  answers: ReadonlyMap<string, LinkAnswer>;
  /** What readers see beside the form: the writer, and the library's texts of the pictures. */
  around: Pick<WithReaderTexts, 'writer' | 'pictures'>;
  /** The title of the article that the slug leads readers to today. */
  addressOwner: string | undefined;
};
/** `sentence`: the same for what was found in one sentence of the text. */
export type Found = Finding & { sentence: string };
export type CheckResult = {
  findings: Found[];
  /** The addresses of links to other websites. */
  addresses: string[];
};

/** No findings for an article that is still blank. */
export function runCheck({ form, blocks, facts, answers, around, addressOwner }: CheckRequest): CheckResult {
  const text = articleText({ ...form, ...around }, blocks);
  if (isBlank({ form, blocks })) return { findings: [], addresses: [] };
  const findings = [...checkText(text, facts), ...linkAnswers(text, answers), ...takenAddress(form.slug, addressOwner)];
  const weight = ({ severity }: Finding) => SEVERITIES.indexOf(severity);
  const sentenceOf = createSentenceOf(blocks, form.language);
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
