import { z } from 'zod';
import { ACTIVITY_GROUPS, type ActivityGroup } from '../activity/activity-groups.ts';
import { ArticleLanguage } from './articles/articles.ts';
import { endpoint } from './endpoint.ts';
import { coerceDigits, day, IdParams, positiveInteger, unlessAll } from './parameters.ts';

const GROUP_NAMES = Object.keys(ACTIVITY_GROUPS) as [ActivityGroup, ...ActivityGroup[]];

const idInQuery = (label: string) => coerceDigits(positiveInteger(label));
const dayOrAll = (label: string) =>
  z.preprocess(unlessAll, day(`${label} must be a day, such as 2026-11-23`).optional());

const filters = {
  /** An account, or `site` for the site and its commands. */
  who: z.preprocess(
    unlessAll,
    z.union([z.literal('site'), idInQuery('who')], 'who must be the number of an account, or site').optional(),
  ),
  group: z.preprocess(unlessAll, z.enum(GROUP_NAMES, 'Unknown group of actions').optional()),
  article: z.preprocess(unlessAll, idInQuery('article').optional()),
  /** The first and the last day, in Amsterdam. */
  from: dayOrAll('from'),
  to: dayOrAll('to'),
};
const ActivityFilters = z.object(filters);
export type ActivityFilters = z.output<typeof ActivityFilters>;

const ActivityEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** The current name of the account; for a deleted one its e-mail address at the time. */
  who: z.string(),
  /** A clause that follows `who`: “published an article”. */
  what: z.string(),
  /** The title, name or number of the subject at the time. */
  subject: z.string().nullable(),
  /** What a change replaced with what (“role: Writer → Editor”), or the reason to publish despite a danger. */
  note: z.string().nullable(),
  /** The changes in `note`; null for none. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  /** The article it concerns, with its current language: Dutch once it is deleted for good. */
  article: z.object({ id: z.number().int(), exists: z.boolean(), language: ArticleLanguage }).nullable(),
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

const ActivityPage = z.object({
  entries: z.array(ActivityEntry),
  /** The `before` of the next page; null on the last one. */
  next: z.number().int().nullable(),
});
export type ActivityPage = z.infer<typeof ActivityPage>;

const before = idInQuery('before').optional();

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/admin/activity',
  access: 'audit.read',
  status: 200,
  summary: 'What staff and the site did, newest first, 50 a page. `before` is the `next` of the page before.',
  query: z.object({ ...filters, before }),
  response: ActivityPage,
});

export const listActivityPeople = endpoint({
  method: 'GET',
  path: '/api/admin/activity/people',
  access: 'audit.read',
  status: 200,
  summary: 'The accounts by which the activity can be filtered.',
  response: z.array(z.object({ id: z.number().int(), name: z.string(), email: z.string() })),
});

export const exportActivity = endpoint({
  method: 'GET',
  path: '/api/admin/activity.csv',
  access: 'audit.read',
  status: 200,
  summary:
    'What staff and the site did, as CSV (RFC 4180) in UTF-8, with the filters of the list. The export is logged.',
  query: ActivityFilters,
});

export const listArticleActivity = endpoint({
  method: 'GET',
  path: '/api/admin/articles/:id/activity',
  access: 'articles.write',
  status: 200,
  summary:
    'What happened to an article beside its text, newest first: publishing, schedules, reviews, preview links, dangers that were overridden and why, deleting.',
  params: IdParams,
  query: z.object({ before }),
  response: ActivityPage,
});
