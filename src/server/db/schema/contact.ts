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
  },
  (table) => [index().on(table.createdAt)],
);
