/**
 * How many times slower than this machine the phone of Lighthouse is, from its measure of this machine's processor
 * (`benchmarkIndex`): the points of Lighthouse's own calculator, which its docs/throttling.md asks one to use on a
 * machine that is not a fast desktop. Never more than the default of 4.
 */
const POINTS = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 1533, slowdown: 4 },
];
const DEFAULT = 4;

export function slowdownFor(benchmarkIndex: number): number {
  const above = POINTS.findIndex(({ index }) => index > benchmarkIndex);
  const [low, high] = [POINTS[above - 1], POINTS[above]];
  if (!high) return DEFAULT;
  if (!low) return high.slowdown;
  return low.slowdown + (benchmarkIndex - low.index) / (high.index - low.index);
}
