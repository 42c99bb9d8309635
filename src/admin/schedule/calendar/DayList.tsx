import { useStore } from '@nanostores/react';
import { longDay, longDayWithoutYear } from '../../data/format-day.ts';
import type { Day } from '../days.ts';
import { $now } from '../now.ts';
import { inTime } from '../texts/in-time.ts';
import type { DayOfSchedules } from './arrange-schedules.ts';
import { ScheduleEntry } from './ScheduleEntry.tsx';

type Props = { days: DayOfSchedules[]; today: Day; className?: string };

/** A heading for each day that has scheduled changes. */
export function DayList({ days, today, className = '' }: Props) {
  const now = useStore($now);
  return (
    <div className={`rounded-sm border border-linen/60 bg-surface ${className}`}>
      {days.map(({ day, schedules }) => (
        <section
          key={day}
          className="border-b border-linen/50 p-4 last:border-0 sm:grid sm:grid-cols-[14rem_1fr] sm:gap-4"
        >
          <h3 className="font-sans text-sm font-medium tracking-normal">
            <time dateTime={day}>{day.slice(0, 4) === today.slice(0, 4) ? longDayWithoutYear(day) : longDay(day)}</time>
            <span className="block text-xs font-normal text-ink-soft">
              {day === today ? 'today' : schedules[0] && inTime(schedules[0].dueAt, now)}
            </span>
          </h3>
          <ul className="mt-2 space-y-3 sm:mt-0">
            {schedules.map((schedule) => (
              <li key={schedule.articleId}>
                <ScheduleEntry schedule={schedule} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
