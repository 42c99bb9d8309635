import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ScheduleAction } from '../../../../shared/contract/articles/schedules.ts';

/** What will happen to an article at its time; one plan each. No foreign key: a plan waits while its article is in the bin. */
export const articleSchedules = pgTable(
  'article_schedules',
  {
    articleId: integer().primaryKey(),
    action: text().$type<ScheduleAction>().notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** As typed, on the clocks in Amsterdam: 2026-12-01T09:00. */
    wallTime: text().notNull(),
    /** `article_revisions.number` that readers will see; null for `unpublish`. */
    revision: integer(),
    /** When to try it, or try it again; null when it will not be, and staff choose another time. */
    tryAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, in a sentence for staff. */
    failure: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The account that planned it; null once the person is erased. */
    staffId: integer(),
    /** Its e-mail address at the time. */
    actor: text(),
  },
  (table) => [index().on(table.tryAt), index().on(table.dueAt)],
);
