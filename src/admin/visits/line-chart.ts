import { mediumDay } from '../data/format-date.ts';

/** Points of an SVG line of the numbers, from left to right; 0 is at the bottom. */
export function linePoints(counts: readonly number[], width: number, height: number): [x: number, y: number][] {
  const most = Math.max(1, ...counts);
  const step = width / Math.max(1, counts.length - 1);
  return counts.map((count, index) => [round(index * step), round(height * (1 - count / most))]);
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Describes a line in words. The last week is not over yet. */
export function describeLine(counts: readonly number[], weeks: readonly string[]): string {
  const past = counts.slice(0, -1);
  const most = Math.max(0, ...past);
  const now = `${counts.at(-1) ?? 0} so far this week`;
  if (most === 0) return now;
  const peak = weeks[past.lastIndexOf(most)] ?? '';
  return `Most: ${most} in the week of ${mediumDay(peak)}; ${past.at(-1)} last week, ${now}`;
}
