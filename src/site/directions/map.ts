import type { Clinic } from '../entries.ts';

export type Point = readonly [x: number, y: number];

const rounded = (value: number) => Math.round(value * 10) / 10;

/** An SVG path through the points, with soft bends. */
export function pathThrough(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const [x, y] = at(0);
  const bends = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const pull = (from: Point, to: Point, axis: 0 | 1) => (to[axis] - from[axis]) / 6;
    const numbers = [
      start[0] + pull(before, end, 0),
      start[1] + pull(before, end, 1),
      end[0] - pull(start, after, 0),
      end[1] - pull(start, after, 1),
      ...end,
    ];
    return `C${numbers.map(rounded).join(' ')}`;
  });
  return `M${rounded(x)} ${rounded(y)}${bends.join('')}`;
}

/** Names near an edge extend away from it. */
export function anchorOf([x]: Point): 'start' | 'middle' | 'end' {
  if (x < 25) return 'start';
  return x > 75 ? 'end' : 'middle';
}

/** The map of the clinic's address, on another site. */
export const mapAddress = ({ straat, postcode, plaats }: Clinic['adres']): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${straat}, ${postcode} ${plaats}`)}`;
