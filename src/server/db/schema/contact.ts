import { sql } from '../drizzle.ts';
import { backedUpTable, index, integer, text, timestamp } from '../pg-core.ts';

/** Messages from visitors (docs/product.md#contact-form). Staff read them in the admin area; they are never mailed. */
export const contactMessages = backedUpTable(
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
    /** The account that handled it; null for messages handled before this column, and once the person is erased. */
    handledBy: integer(),
    /** What staff noted for each other. */
    note: text(),
    /** The account that wrote the note last, and when. */
    notedBy: integer(),
    notedAt: timestamp({ withTimezone: true }),
    /** Whether staff were mailed that there is a new message. */
    notice: text({ enum: ['off', 'waiting', 'sent', 'failed'] })
      .notNull()
      .default('off'),
    /** Written by versions before the outbox, which may still run during an update; see contact/message-mail.ts. */
    noticeAttempts: integer().notNull().default(0),
    noticeDueAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // Pages of all and of new messages, newest first.
    index('contact_messages_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('contact_messages_new')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`handled_at is null`),
    // Retention.
    index('contact_messages_handled_at').on(table.handledAt).where(sql`handled_at is not null`),
    index('contact_messages_notice_due').on(table.noticeDueAt).where(sql`notice_due_at is not null`),
  ],
);
