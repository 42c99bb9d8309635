import { checkText } from '../../../src/shared/text-check/check-text.ts';
import type { LinkAnswer } from '../../../src/shared/text-check/document/link-answer.ts';
import { type Finding, SEVERITIES, type SiteFacts } from '../../../src/shared/text-check/finding.ts';
import { askableAddresses, linkAnswers } from '../../../src/shared/text-check/rules/links/link-answers.ts';
import type { FileText } from './read-content.ts';

/** The findings of some texts; `ask` checks their links. */
export async function checkTexts(
  texts: readonly FileText[],
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

export type LocatedFinding = { finding: Finding; where: string };

/** The findings as lines to print: dangers first, hints only on request. */
export function reportLines(located: readonly LocatedFinding[], showHints: boolean): string[] {
  const count = (severity: Finding['severity']) =>
    located.filter(({ finding }) => finding.severity === severity).length;
  const shown = SEVERITIES.filter((severity) => severity !== 'hint' || showHints).flatMap((severity) =>
    located.filter(({ finding }) => finding.severity === severity),
  );
  const [dangers, warnings, hints] = SEVERITIES.map(count);
  const more = hints && !showHints ? ' (--hints shows them)' : '';
  return [
    ...shown.flatMap(({ finding: { severity, rule, what, why, remedy }, where }) => [
      `${where}: ${severity}: ${what} [${rule}]`,
      `    ${why}`,
      `    ${remedy}`,
    ]),
    `Dangers: ${dangers}. Warnings: ${warnings}. Hints: ${hints}${more}.`,
  ];
}
