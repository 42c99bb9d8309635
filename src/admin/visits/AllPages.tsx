import type { Visits } from '../../shared/contract/visitors/visits.ts';
import { mediumDay } from '../data/format-day.ts';
import { LineChart } from './LineChart.tsx';
import { describeLine } from './line-chart.ts';
import { WeekTable } from './WeekTable.tsx';

/** Visits to all pages together. */
export function AllPages({ visits: { weeks, perWeek } }: { visits: Visits }) {
  const total = perWeek.reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby="all-pages" className="rounded-sm border border-linen/60 bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="all-pages" className="text-lg">
          All pages
        </h2>
        <p className="text-sm text-ink-soft">
          <span className="tabular-figures text-xl text-ink">{total.toLocaleString('en')}</span> visits in{' '}
          {weeks.length} weeks
        </p>
      </div>
      <figure className="mt-5 mb-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-ink-soft">
        <span aria-hidden="true" className="tabular-figures -mt-1.5 text-right">
          {Math.max(1, ...perWeek).toLocaleString('en')}
        </span>
        <LineChart
          counts={perWeek}
          width={600}
          height={120}
          className="row-span-2 h-32 w-full"
          label={describeLine(perWeek, weeks)}
        />
        <span aria-hidden="true" className="tabular-figures -mb-1.5 self-end text-right">
          0
        </span>
        <p aria-hidden="true" className="col-start-2 mt-2 flex justify-between gap-x-4">
          <span>{mediumDay(weeks[0] ?? '')}</span>
          <span>this week</span>
        </p>
      </figure>
      <WeekTable of="all pages" weeks={weeks} rows={[{ name: 'All pages', language: null, perWeek }]} />
    </section>
  );
}
