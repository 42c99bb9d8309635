import type { ScheduledArticle } from '../../../shared/contract/articles/schedules.ts';
import type { Day } from '../days.ts';
import { dayOf } from '../words/dates.ts';

export type DayOfPlans = { day: Day; plans: ScheduledArticle[] };

/** The plans of each day that has some, the first day first. They come sorted. */
function groupByDay(plans: ScheduledArticle[]): DayOfPlans[] {
  const days = new Map<Day, ScheduledArticle[]>();
  for (const plan of plans) {
    const day = dayOf(plan.wallTime);
    days.set(day, [...(days.get(day) ?? []), plan]);
  }
  return [...days].map(([day, planned]) => ({ day, plans: planned }));
}

/** The plans as the calendar shows them; what failed, or is overdue since before its first day, needs attention. */
export function arrange(plans: ScheduledArticle[], weeks: Day[][]) {
  const first = weeks[0]?.[0] ?? '';
  const last = weeks.at(-1)?.at(-1) ?? '';
  const needsAttention = ({ failure, wallTime }: ScheduledArticle) => failure !== null || dayOf(wallTime) < first;
  const onTime = plans.filter((plan) => !needsAttention(plan));
  return {
    attention: plans.filter(needsAttention),
    soon: groupByDay(onTime.filter(({ wallTime }) => dayOf(wallTime) <= last)),
    later: groupByDay(onTime.filter(({ wallTime }) => dayOf(wallTime) > last)),
  };
}
