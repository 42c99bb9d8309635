import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something happened within a window of time; counted here, so that every instance counts alike. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is counted, for whom: `login:address:…`, hashed. */
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
