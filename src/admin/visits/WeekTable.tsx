import { useState } from 'react';
import type { Counted } from '../../shared/contract/visitors/visits.ts';
import { mediumDay, shortDay } from '../data/format-date.ts';

type Props = {
  of: string;
  weeks: readonly string[];
  rows: readonly Pick<Counted, 'name' | 'language' | 'perWeek'>[];
};

/** The numbers behind the lines, the newest week first. */
export function WeekTable({ of, weeks, rows }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline decoration-linen underline-offset-4 hover:decoration-ink">
        Numbers per week<span className="sr-only"> of {of}</span>
      </summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <section aria-label={`Numbers per week of ${of}`} tabIndex={0} className="overflow-x-auto pb-2">
          <table className="tabular-figures text-right text-sm">
            <thead>
              <tr className="text-xs text-ink-soft">
                <th scope="col" className="text-left font-medium">
                  Week of
                </th>
                {weeks.toReversed().map((week, index) => (
                  <th key={week} scope="col" className="py-1 pl-5 font-medium whitespace-nowrap">
                    <abbr title={mediumDay(week)} className="no-underline">
                      {shortDay(week)}
                    </abbr>
                    {index === 0 && <span className="sr-only"> (not over yet)</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, language, perWeek }) => (
                <tr key={name} className="border-t border-linen/50">
                  <th
                    scope="row"
                    lang={language ?? 'nl'}
                    className="sticky left-0 max-w-40 min-w-24 bg-surface py-1 pr-2 text-left font-normal wrap-anywhere sm:max-w-72"
                  >
                    {name}
                  </th>
                  {perWeek.toReversed().map((count, index) => (
                    <td key={weeks.at(-1 - index)} className={`pl-5 ${count === 0 ? 'text-ink-soft' : ''}`}>
                      {count.toLocaleString('en')}
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
