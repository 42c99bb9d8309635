import { longDayWithoutYear, shortDay, weekday } from '../../data/format-date.ts';
import { type Day, weekNumber } from '../days.ts';
import type { DayOfSchedules } from './arrange-schedules.ts';
import { ScheduleEntry } from './ScheduleEntry.tsx';

type Props = { weeks: Day[][]; days: DayOfSchedules[]; today: Day; className: string };

/** A row for each week. */
export function WeekTable({ weeks, days, today, className }: Props) {
  return (
    <table className={`w-full table-fixed border-collapse border border-linen/60 bg-surface ${className}`}>
      <caption className="sr-only">What is scheduled in the coming {weeks.length} weeks</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-14`}>
            Week
          </th>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className={HEAD}>
              {weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            <th scope="row" className={`${CELL} tabular-figures text-center text-xs font-normal text-ink-soft`}>
              {weekNumber(week[0] as Day)}
            </th>
            {week.map((day) => (
              <Cell
                key={day}
                day={day}
                today={today}
                schedules={days.find((found) => found.day === day)?.schedules ?? []}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const HEAD = 'border-b border-linen/60 px-2 py-2 text-left text-xs font-medium text-ink-soft';
const CELL = 'border border-linen/50 p-2 align-top';

function Cell({ day, today, schedules }: DayOfSchedules & { today: Day }) {
  const isToday = day === today;
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={`${CELL} h-24 ${isToday ? 'bg-success-soft outline-2 -outline-offset-2 outline-clay' : day < today ? 'bg-admin-background' : ''}`}
    >
      <p className={`text-xs ${isToday ? 'font-medium text-ink' : 'text-ink-soft'}`}>
        <time dateTime={day}>
          <span aria-hidden="true">{day.endsWith('-01') || isToday ? shortDay(day) : Number(day.slice(8))}</span>
          <span className="sr-only">{longDayWithoutYear(day)}</span>
        </time>
        {isToday && ' · today'}
      </p>
      {schedules.length > 0 && (
        <ul className="mt-1 space-y-2">
          {schedules.map((schedule) => (
            <li key={schedule.articleId}>
              <ScheduleEntry schedule={schedule} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}
