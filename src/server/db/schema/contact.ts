import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What visitors wrote to the clinic (§2, contact form). Read in the admin area, never mailed in full. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    subject: text(),
    message: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    handledAt: timestamp({ withTimezone: true }),
    /** What became of the mail that says there is a new message. */
    notice: text({ enum: ['off', 'waiting', 'sent', 'failed'] })
      .notNull()
      .default('off'),
    noticeAttempts: integer().notNull().default(0),
    /** When the notice is tried (again); null when there is nothing left to do. */
    noticeDueAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.createdAt),
    index('contact_messages_notice_due').on(table.noticeDueAt).where(sql`notice_due_at is not null`),
  ],
);
