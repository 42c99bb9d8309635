import type { EditableArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import type { ScheduleAction } from '../../shared/contract/articles/schedules.ts';

type State = Pick<EditableArticle, 'schedule' | 'version' | 'isPublished'>;

/**
 * The action of a schedule that was carried out between these two states of the article. That changes the article;
 * cancelling the schedule and discarding its draft changes do not.
 */
export function carriedOut({ schedule, version }: State, after: State): ScheduleAction | undefined {
  if (!schedule || after.schedule || after.version === version) return undefined;
  if (Date.parse(schedule.dueAt) > Date.now()) return undefined;
  return after.isPublished === (schedule.action !== 'unpublish') ? schedule.action : undefined;
}
