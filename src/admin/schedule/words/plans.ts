import type { Schedule, ScheduleAction } from '../../../shared/contract/articles/schedules.ts';

type Words = {
  /** In the calendar. */
  action: string;
  /** In a dialog, before it is planned. */
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

export const PLAN_WORDS: Record<ScheduleAction, Words> = {
  publish: {
    action: 'Publish',
    choice: 'Publish the article',
    badge: 'Scheduled',
    will: 'Will be published',
    failed: 'Not published',
    done: 'Published as planned',
  },
  unpublish: {
    action: 'Unpublish',
    choice: 'Unpublish the article',
    badge: 'To be unpublished',
    will: 'Will be unpublished',
    failed: 'Not unpublished',
    done: 'Unpublished as planned',
  },
  'publish-changes': {
    action: 'Publish changes',
    choice: 'Publish the changes',
    badge: 'Changes scheduled',
    will: 'The changes will be published',
    failed: 'Changes not published',
    done: 'Changes published as planned',
  },
};

/** What becomes of plans that failed, for below or behind why they did. */
export function whatNow(plans: Pick<Schedule, 'nextTryAt'>[]): string {
  const one = plans.length === 1;
  const waiting = plans.filter(({ nextTryAt }) => nextTryAt === null);
  if (waiting.length === 0) return one ? 'It is tried again.' : 'They are tried again.';
  if (waiting.length < plans.length) return 'What is not tried again waits for you.';
  return `${one ? 'It waits' : 'They wait'} for you: choose another time, or do it now.`;
}
