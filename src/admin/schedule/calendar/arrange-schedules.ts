import type { ScheduledArticle } from '../../../shared/contract/articles/schedules.ts';
import type { Day } from '../days.ts';
import { dayOf } from '../texts/wall-time.ts';

export type DayOfSchedules = { day: Day; schedules: ScheduledArticle[] };

/** The days that have schedules, the earliest first. Expects sorted schedules. */
function groupByDay(schedules: ScheduledArticle[]): DayOfSchedules[] {
  const days = new Map<Day, ScheduledArticle[]>();
  for (const schedule of schedules) {
    const day = dayOf(schedule.wallTime);
    days.set(day, [...(days.get(day) ?? []), schedule]);
  }
  return [...days].map(([day, schedules]) => ({ day, schedules }));
}

/** The schedules as the calendar shows them. Those that failed, or were due before its first day, need attention. */
export function arrangeSchedules(schedules: ScheduledArticle[], weeks: Day[][]) {
  const first = weeks[0]?.[0] ?? '';
  const last = weeks.at(-1)?.at(-1) ?? '';
  const needsAttention = ({ failure, wallTime }: ScheduledArticle) => failure !== null || dayOf(wallTime) < first;
  const onTime = schedules.filter((schedule) => !needsAttention(schedule));
  return {
    attention: schedules.filter(needsAttention),
    soon: groupByDay(onTime.filter(({ wallTime }) => dayOf(wallTime) <= last)),
    later: groupByDay(onTime.filter(({ wallTime }) => dayOf(wallTime) > last)),
  };
}
