import { type Finding, SEVERITIES } from '../../../src/shared/text-check/finding.ts';

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
