import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParams, positiveInteger } from '../parameters.ts';
import { ArticleLanguage, ArticleType } from './articles.ts';
import { overridable } from './dangers.ts';

export const ScheduleAction = z.enum(
  ['publish', 'unpublish', 'publish-changes'],
  'action must be publish, unpublish or publish-changes',
);
export type ScheduleAction = z.infer<typeof ScheduleAction>;

/** A wall time in Amsterdam, such as 2026-12-01T09:00. */
const WallTime = z
  .string('wallTime is required')
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'wallTime must be a date and time, such as 2026-12-01T09:00');

export const Schedule = z.object({
  action: ScheduleAction,
  dueAt: z.iso.datetime(),
  /** The same moment as the wall time that was typed. */
  wallTime: WallTime,
  /** The revision to publish, whatever is saved later; null for unpublishing. */
  revision: z.number().int().nullable(),
  /** Whether a later save will not be published with it. */
  hasNewerText: z.boolean(),
  /** Null for an erased person. */
  scheduledBy: z.object({ staffId: z.number().int(), name: z.string() }).nullable(),
  /** Why it could not be carried out yet, written for staff. */
  failure: z.string().nullable(),
  /** When it is tried, or tried again; null when it waits for staff to choose another time, or to do it by hand. */
  nextTryAt: z.iso.datetime().nullable(),
});
export type Schedule = z.infer<typeof Schedule>;

export const scheduleChange = endpoint({
  method: 'PUT',
  path: '/api/admin/articles/:id/schedule',
  access: 'articles.publish',
  status: 200,
  summary:
    'Schedules publishing, unpublishing, or publishing the draft changes of an article; replaces its earlier schedule. 400 for a time in the past, an hour that does not exist, and one that comes twice unless `occurrence` says which; 409 when the article is no longer the one that was on the screen; 422 when readers would see new `dangers`, without an `overrideReason`.',
  params: IdParams,
  body: z.object({
    action: ScheduleAction,
    wallTime: WallTime,
    /** Which occurrence is meant when the clocks go back and 02:30 comes twice. */
    occurrence: z.enum(['first', 'second'], 'occurrence must be first or second').optional(),
    version: positiveInteger('version'),
    /** The draft changes on the screen; null without any. */
    draft: positiveInteger('draft').nullable(),
    ...overridable,
  }),
  response: Schedule,
});

export const cancelSchedule = endpoint({
  method: 'DELETE',
  path: '/api/admin/articles/:id/schedule',
  access: 'articles.publish',
  status: 204,
  summary: 'Cancels the schedule of an article, if any.',
  params: IdParams,
});

export const ScheduledArticle = Schedule.extend({
  articleId: z.number().int(),
  title: z.string(),
  type: ArticleType,
  language: ArticleLanguage,
  /** What readers see now; null of a draft. */
  live: z.object({ type: ArticleType, slug: z.string() }).nullable(),
});
export type ScheduledArticle = z.infer<typeof ScheduledArticle>;

export const listSchedules = endpoint({
  method: 'GET',
  path: '/api/admin/schedules',
  access: 'magazine.read',
  status: 200,
  summary: 'The schedules, the first due first; at most 500.',
  response: z.object({ schedules: z.array(ScheduledArticle), total: z.number().int() }),
});
