import { checkText } from '../../../src/shared/text-check/check-text.ts';
import type { LinkAnswer } from '../../../src/shared/text-check/document/link-answer.ts';
import type { SiteFacts } from '../../../src/shared/text-check/finding.ts';
import { askableAddresses, linkAnswers } from '../../../src/shared/text-check/rules/links/link-answers.ts';
import type { LocatedText } from './read-content.ts';
import type { LocatedFinding } from './report.ts';

/** The findings of some texts; `ask` checks their links. */
export async function checkTexts(
  texts: readonly LocatedText[],
  facts: SiteFacts,
  ask?: (addresses: Iterable<string>) => Promise<ReadonlyMap<string, LinkAnswer>>,
): Promise<LocatedFinding[]> {
  const answers = ask && (await ask(texts.flatMap(({ text }) => askableAddresses(text))));
  return texts.flatMap(({ text, locate }) =>
    [...checkText(text, facts), ...(answers ? linkAnswers(text, answers) : [])].map((finding) => ({
      finding,
      where: locate(finding.place),
    })),
  );
}
