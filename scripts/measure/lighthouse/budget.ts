import type { Figures } from './measure.ts';
import type { MeasuredPage } from './pages.ts';

const KB = 1024;
/** lcp and tbt in milliseconds. */
const MAXIMUMS = { lcp: 1200, cls: 0, tbt: 0 };
/** WordPress with a bare theme shows the largest picture of the same article after 1,350 ms, over plain HTTP/1.1 too. */
const PLAIN_MAXIMUMS = { ...MAXIMUMS, lcp: 1350, tbt: Number.POSITIVE_INFINITY };
const MARKETING = { document: 15 * KB, stylesheet: 15 * KB, script: 5 * KB, font: 70 * KB, largestPicture: 90 * KB };
const MARKETING_FONTS = 2;
const WITH_ISLAND = { script: 80 * KB };

/** A message for each figure that misses its budget. */
export function overBudget(
  { kind, hasIsland, isPlain }: MeasuredPage,
  { scores, bytes, fonts, failures, messages, ...figures }: Figures,
): string[] {
  const low = Object.entries(scores).filter(([, score]) => score < 100);
  const costly = failures.filter(({ category }) => (scores[category] ?? 0) < 100);
  const slow = Object.entries(isPlain ? PLAIN_MAXIMUMS : MAXIMUMS).filter(
    ([name, most]) => figures[name as keyof typeof MAXIMUMS] > most,
  );
  const limits = Object.entries(hasIsland ? WITH_ISLAND : MARKETING);
  const heavy = limits.filter(([name, most]) => bytes[name as keyof typeof bytes] > most);
  return [
    ...low.map(([category, score]) => `${kind}: ${category} ${score}, not 100`),
    ...messages.map((message) => `${kind}: the console says ${message}`),
    ...costly.map(({ category, check }) => `${kind}: ${category}: ${check}`),
    ...slow.map(([name, most]) => `${kind}: ${name} ${figures[name as keyof typeof MAXIMUMS]}, at most ${most}`),
    ...heavy.map(([name, most]) => `${kind}: ${name} ${bytes[name as keyof typeof bytes]} bytes, at most ${most}`),
    ...(!hasIsland && fonts > MARKETING_FONTS ? [`${kind}: ${fonts} fonts, at most ${MARKETING_FONTS}`] : []),
  ];
}
