import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Counted } from '../../shared/contract/visitors/visits.ts';
import { button } from '../../ui/forms/button.ts';
import { mediumDay } from '../data/format-date.ts';
import { LineChart } from './LineChart.tsx';
import { describeLine } from './line-chart.ts';
import { WeekTable } from './WeekTable.tsx';

const MAX_SHOWN = 15;

type Props = {
  title: string;
  hint: string;
  /** Instead of an empty list. */
  nothing: string;
  weeks: readonly string[];
  counted: readonly Counted[];
  nameOf?: (entry: Counted) => string;
  linkOf?: (entry: Counted) => ReactNode;
};

/** A line for each page, site or search, the highest number first. */
export function CountList({ title, hint, nothing, weeks, counted, nameOf = ({ name }) => name, linkOf }: Props) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const firstOfRest = useRef<HTMLLIElement>(null);
  // The button that had the focus is removed, so the focus moves to the first new line.
  useEffect(() => {
    if (isWhole) firstOfRest.current?.focus();
  }, [isWhole]);
  const shown = isWhole ? counted : counted.slice(0, MAX_SHOWN);
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-sm border border-linen/60 bg-surface p-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{hint}</p>
      {counted.length === 0 ? (
        <p className="mt-4 text-sm">{nothing}</p>
      ) : (
        <>
          <ol className="mt-3 divide-y divide-linen/50">
            {shown.map((entry, at) => (
              <li
                key={entry.name}
                ref={at === MAX_SHOWN ? firstOfRest : undefined}
                tabIndex={at === MAX_SHOWN ? -1 : undefined}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 text-sm sm:grid-cols-[minmax(0,2fr)_minmax(8rem,1fr)_auto]"
              >
                <p className="min-w-0 wrap-anywhere">{linkOf?.(entry) ?? <Words entry={entry} />}</p>
                <LineChart
                  counts={entry.perWeek}
                  width={144}
                  height={24}
                  className="h-7 w-full max-sm:order-last max-sm:col-span-full max-sm:mt-1 max-sm:h-6"
                  label={describeLine(entry.perWeek, weeks)}
                />
                <p className="min-w-[4.5ch] text-right">
                  <span className="tabular-figures font-medium">{entry.total.toLocaleString('en')}</span>
                  <span className="sr-only"> in all</span>
                </p>
              </li>
            ))}
          </ol>
          {shown.length < counted.length && (
            <button type="button" className={`${button('secondary', 'small')} mt-3`} onClick={() => setWhole(true)}>
              Show all {counted.length}
              <span className="sr-only">: {title}</span>
            </button>
          )}
          <WeekTable
            of={title.toLowerCase()}
            weeks={weeks}
            rows={shown.map((entry) => ({ ...entry, name: nameOf(entry) }))}
          />
        </>
      )}
    </section>
  );
}

function Words({ entry: { name, lastDay } }: { entry: Counted }) {
  return (
    <>
      <span lang="nl">{name}</span>
      <span className="block text-xs text-ink-soft">last on {mediumDay(lastDay)}</span>
    </>
  );
}
