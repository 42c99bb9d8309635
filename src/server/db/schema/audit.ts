import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who did what to which article, writer, category, message or account, and when. A trigger refuses every change and
 * deletion, so no row points at another table: the log outlives what it speaks of.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account that acted; null for the clinic's own maintenance and the command line. */
    staffId: integer(),
    /** Its e-mail address at the time, or `system`. */
    actor: text().notNull(),
    /** Such as `article.published`. */
    action: text().notNull(),
    subjectId: integer(),
    /** What the subject was called at the time; never anything a visitor wrote. */
    subject: text(),
  },
  (table) => [index().on(table.at), index().on(table.action, table.subjectId)],
);
