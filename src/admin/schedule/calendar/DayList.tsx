import { useStore } from '@nanostores/react';
import type { Day } from '../days.ts';
import { $now } from '../now.ts';
import { dayOfYear, longDay } from '../words/dates.ts';
import { inTime } from '../words/in-time.ts';
import type { DayOfPlans } from './by-day.ts';
import { Plan } from './Plan.tsx';

type Props = { days: DayOfPlans[]; today: Day; className?: string };

/** A heading for each day that has plans. */
export function DayList({ days, today, className = '' }: Props) {
  const now = useStore($now);
  return (
    <div className={`rounded-sm border border-linen/60 bg-surface ${className}`}>
      {days.map(({ day, plans }) => (
        <section
          key={day}
          className="border-b border-linen/50 p-4 last:border-0 sm:grid sm:grid-cols-[14rem_1fr] sm:gap-4"
        >
          <h3 className="font-sans text-sm font-medium tracking-normal">
            <time dateTime={day}>{day.slice(0, 4) === today.slice(0, 4) ? dayOfYear(day) : longDay(day)}</time>
            <span className="block text-xs font-normal text-ink-soft">
              {day === today ? 'today' : plans[0] && inTime(plans[0].dueAt, now)}
            </span>
          </h3>
          <ul className="mt-2 space-y-3 sm:mt-0">
            {plans.map((plan) => (
              <li key={plan.articleId}>
                <Plan plan={plan} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
