import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Messages from visitors (docs/product.md#contact-form). Staff read them in the admin area; they are never mailed. */
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
    /** Whether staff were mailed that there is a new message. */
    notice: text({ enum: ['off', 'waiting', 'sent', 'failed'] })
      .notNull()
      .default('off'),
    noticeAttempts: integer().notNull().default(0),
    /** When to send or retry the notice; null when it is sent, off or given up. */
    noticeDueAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.createdAt),
    index('contact_messages_notice_due').on(table.noticeDueAt).where(sql`notice_due_at is not null`),
  ],
);
