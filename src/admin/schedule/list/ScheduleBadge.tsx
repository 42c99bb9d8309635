import { useStore } from '@nanostores/react';
import type { ListedArticle } from '../../../shared/contract/articles/articles-for-staff.ts';
import { badge } from '../../../ui/badge.ts';
import { $now } from '../now.ts';
import { planMoment } from '../words/dates.ts';
import { inTime } from '../words/in-time.ts';
import { PLAN_WORDS } from '../words/plans.ts';

/** What is planned for an article of the list. */
export function ScheduleBadge({ schedule }: Pick<ListedArticle, 'schedule'>) {
  const now = useStore($now);
  if (!schedule) return null;
  const { action, dueAt, wallTime, failure } = schedule;
  const words = PLAN_WORDS[action];
  const moment = planMoment(wallTime);
  if (failure !== null) {
    return (
      <span className={`${badge('danger')} wrap-anywhere`}>
        {words.failed}: {failure}
      </span>
    );
  }
  return (
    <time dateTime={dueAt} title={`${words.will}: ${moment}`} className={badge('neutral')}>
      {words.badge} · {inTime(dueAt, now)}
      <span className="sr-only">, {moment}</span>
    </time>
  );
}
