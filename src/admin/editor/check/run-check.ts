import { checkText } from '../../../shared/text-check/check-text.ts';
import type { Block } from '../../../shared/text-check/document/document.ts';
import { articleText } from '../../../shared/text-check/document/from-article.ts';
import type { LinkAnswer } from '../../../shared/text-check/document/link-answer.ts';
import type { WithReaderTexts } from '../../../shared/text-check/document/reader-texts.ts';
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
export type CheckResult = {
  findings: Finding[];
  /** The addresses of links to other websites. */
  addresses: string[];
};

/** No findings for an article that is still blank. */
export function runCheck({ form, blocks, facts, answers, around, addressOwner }: CheckRequest): CheckResult {
  const text = articleText({ ...form, ...around }, blocks);
  if (isBlank({ form, blocks })) return { findings: [], addresses: [] };
  const findings = [...checkText(text, facts), ...linkAnswers(text, answers), ...takenAddress(form.slug, addressOwner)];
  const weight = ({ severity }: Finding) => SEVERITIES.indexOf(severity);
  return { findings: findings.sort((a, b) => weight(a) - weight(b)), addresses: askableAddresses(text) };
}
