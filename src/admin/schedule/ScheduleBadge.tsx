import { useStore } from '@nanostores/react';
import type { ListedArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import { badge } from '../../ui/badge.ts';
import { $now } from './clock.ts';
import { FailureText } from './FailureText.tsx';
import { SCHEDULE_LABELS } from './labels.ts';
import { inTime, longDateAndTime } from './times.ts';
import { t } from './words.ts';

/** The schedule of an article in the list. */
export function ScheduleBadge({ schedule }: Pick<ListedArticle, 'schedule'>) {
  const now = useStore($now);
  if (!schedule) return null;
  const { action, dueAt, wallTime, failure } = schedule;
  const words = SCHEDULE_LABELS[action];
  const moment = longDateAndTime(wallTime);
  if (failure !== null) {
    return (
      <span className={`${badge('danger')} wrap-anywhere`}>
        <FailureText action={action} failure={failure} />
      </span>
    );
  }
  return (
    <time dateTime={dueAt} title={`${t(words.will)}: ${moment}`} className={badge('quiet')}>
      {t(words.badge)} · {inTime(dueAt, now)}
      <span className="sr-only">, {moment}</span>
    </time>
  );
}
