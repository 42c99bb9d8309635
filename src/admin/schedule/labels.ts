import type { Schedule, ScheduleAction } from '../../shared/contract/articles/schedules.ts';
import { t } from './words.ts';

/** `{when}`: “in 3 days”, or a day. */
export const SCHEDULE_LABELS = {
  publish: {
    /** In the calendar. */
    action: 'Publish',
    /** In a dialog, before it is scheduled. */
    choice: 'Publish the article',
    /** In the list of articles, before “in 3 days”. */
    badge: 'Scheduled',
    /** Before the moment. */
    will: 'Will be published',
    willWhen: 'Will be published {when}',
    /** When it could not be done. */
    failed: 'Not published',
    failedOn: 'Not published on {when}:',
    /** When it was done. */
    done: 'Published as scheduled',
  },
  unpublish: {
    action: 'Unpublish',
    choice: 'Unpublish the article',
    badge: 'To be unpublished',
    will: 'Will be unpublished',
    willWhen: 'Will be unpublished {when}',
    failed: 'Not unpublished',
    failedOn: 'Not unpublished on {when}:',
    done: 'Unpublished as scheduled',
  },
  'publish-changes': {
    action: 'Publish changes',
    choice: 'Publish the changes',
    badge: 'Changes scheduled',
    will: 'The changes will be published',
    willWhen: 'The changes will be published {when}',
    failed: 'Changes not published',
    failedOn: 'Changes not published on {when}:',
    done: 'Changes published as scheduled',
  },
} as const satisfies Record<ScheduleAction, unknown>;

/** “Will be published in 3 days” */
export const willText = (action: ScheduleAction, when: string): string => t(SCHEDULE_LABELS[action].willWhen, { when });

/** What happens next to schedules that failed; shown with the reason. */
export function nextStepText(schedules: Pick<Schedule, 'nextTryAt'>[]): string {
  const one = schedules.length === 1;
  const waiting = schedules.filter(({ nextTryAt }) => nextTryAt === null);
  if (waiting.length === 0) return t(one ? 'It is tried again.' : 'They are tried again.');
  if (waiting.length < schedules.length) return t('What is not tried again waits for you.');
  return one
    ? t('It waits for you: choose another time, or do it now.')
    : t('They wait for you: choose another time, or do it now.');
}
