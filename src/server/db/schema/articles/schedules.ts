import type { ScheduleAction } from '../../../../shared/contract/articles/schedules.ts';
import { backedUpTable, index, integer, text, timestamp } from '../../pg-core.ts';

/**
 * The scheduled change of an article, at most one each. No foreign key: a schedule stays while its article is in the
 * bin.
 */
export const articleSchedules = backedUpTable(
  'article_schedules',
  {
    articleId: integer().primaryKey(),
    action: text().$type<ScheduleAction>().notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** As typed, on the clocks in Amsterdam: 2026-12-01T09:00. */
    wallTime: text().notNull(),
    /** The `article_revisions.number` to publish; null for `unpublish`. */
    revision: integer(),
    /** When to try it, or try it again; null when staff must choose another time. */
    tryAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, in a sentence for staff. */
    failure: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The account that scheduled it; null once the person is erased. */
    staffId: integer(),
    /** Its e-mail address at the time. */
    actor: text(),
  },
  (table) => [index().on(table.tryAt), index().on(table.dueAt)],
);
