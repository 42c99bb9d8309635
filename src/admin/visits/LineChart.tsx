import { linePoints } from './line-chart.ts';

type Props = { counts: readonly number[]; width: number; height: number; className: string; label: string };

/** A small chart, as wide as its box. The last part is dashed: that week is not over. */
export function LineChart({ counts, width, height, className, label }: Props) {
  const points = linePoints(counts, width, height);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 -2 ${width} ${height + 4}`}
      preserveAspectRatio="none"
      className={`block overflow-visible text-clay-deep ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <line
        x1="0"
        x2={width}
        y1={height}
        y2={height}
        strokeWidth="1"
        className="text-linen forced-colors:text-[GrayText]"
        vectorEffect="non-scaling-stroke"
      />
      <polyline points={points.slice(0, -1).join(' ')} vectorEffect="non-scaling-stroke" />
      <polyline points={points.slice(-2).join(' ')} strokeDasharray="2 4" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
