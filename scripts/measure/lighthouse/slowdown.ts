/**
 * Lighthouse's CPU slowdown multiplier for a machine with this `benchmarkIndex`, interpolated between the points of
 * Lighthouse's own throttling calculator. At most the default of 4. Not a measure of speed: a fast machine is slowed more.
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
