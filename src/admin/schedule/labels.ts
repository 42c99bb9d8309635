import type { Schedule, ScheduleAction } from '../../shared/contract/articles/schedules.ts';

type Words = {
  /** In the calendar. */
  action: string;
  /** In a dialog, before it is scheduled. */
  choice: string;
  /** In the list of articles, before “in 3 days”. */
  badge: string;
  /** Before the moment. */
  will: string;
  /** When it could not be done. */
  failed: string;
  /** When it was done. */
  done: string;
};

export const SCHEDULE_LABELS: Record<ScheduleAction, Words> = {
  publish: {
    action: 'Publish',
    choice: 'Publish the article',
    badge: 'Scheduled',
    will: 'Will be published',
    failed: 'Not published',
    done: 'Published as scheduled',
  },
  unpublish: {
    action: 'Unpublish',
    choice: 'Unpublish the article',
    badge: 'To be unpublished',
    will: 'Will be unpublished',
    failed: 'Not unpublished',
    done: 'Unpublished as scheduled',
  },
  'publish-changes': {
    action: 'Publish changes',
    choice: 'Publish the changes',
    badge: 'Changes scheduled',
    will: 'The changes will be published',
    failed: 'Changes not published',
    done: 'Changes published as scheduled',
  },
};

/** What happens next to schedules that failed; shown with the reason. */
export function nextStepText(schedules: Pick<Schedule, 'nextTryAt'>[]): string {
  const one = schedules.length === 1;
  const waiting = schedules.filter(({ nextTryAt }) => nextTryAt === null);
  if (waiting.length === 0) return one ? 'It is tried again.' : 'They are tried again.';
  if (waiting.length < schedules.length) return 'What is not tried again waits for you.';
  return `${one ? 'It waits' : 'They wait'} for you: choose another time, or do it now.`;
}
