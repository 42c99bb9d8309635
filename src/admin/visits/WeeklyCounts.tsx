import { useState } from 'react';
import type { Counted } from '../../shared/contract/visitors/visits.ts';
import { dayWithoutYear, formatDay } from '../data/format-date.ts';
import { $language, hidden } from '../language/words.tsx';
import { t } from './words.ts';

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
  const now = String(counts.at(-1) ?? 0);
  if (most === 0) return t('{now} so far this week', { now });
  const peak = weeks[past.lastIndexOf(most)] ?? '';
  return t('Most: {most} in the week of {week}; {last} last week, {now} so far this week', {
    most: String(most),
    week: formatDay(peak),
    last: String(past.at(-1)),
    now,
  });
}

type WeekTableProps = {
  of: string;
  weeks: readonly string[];
  /** Two pages may have one title; their names differ. */
  rows: readonly (Pick<Counted, 'name' | 'language' | 'perWeek'> & { title: string })[];
};

/** The numbers behind the lines, the newest week first. */
export function WeekTable({ of, weeks, rows }: WeekTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline decoration-linen underline-offset-4 hover:decoration-ink">
        {t.rich('Numbers per week<hidden> of {of}</hidden>', { of, hidden })}
      </summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <section aria-label={t('Numbers per week of {of}', { of })} tabIndex={0} className="overflow-x-auto pb-2">
          <table className="tabular-figures text-right text-sm">
            <thead>
              <tr className="text-xs text-ink-soft">
                <th scope="col" className="text-left font-medium">
                  {t('Week of')}
                </th>
                {weeks.toReversed().map((week, index) => (
                  <th key={week} scope="col" className="py-1 pl-5 font-medium whitespace-nowrap">
                    <abbr title={formatDay(week)} className="no-underline">
                      {dayWithoutYear(week)}
                    </abbr>
                    {index === 0 && <span className="sr-only"> {t('(not over yet)')}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, title, language, perWeek }) => (
                <tr key={name} className="border-t border-linen/50">
                  <th
                    scope="row"
                    lang={language ?? 'nl'}
                    className="sticky left-0 max-w-40 min-w-24 bg-surface py-1 pr-2 text-left font-normal wrap-anywhere sm:max-w-72"
                  >
                    {title}
                  </th>
                  {perWeek.toReversed().map((count, index) => (
                    <td key={weeks.at(-1 - index)} className={`pl-5 ${count === 0 ? 'text-ink-soft' : ''}`}>
                      {count.toLocaleString($language.get())}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
