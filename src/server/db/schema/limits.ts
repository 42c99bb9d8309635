import { index, integer, leftOutTable, text, timestamp } from '../pg-core.ts';

/** Counters of the rate limits; in the database, so that all server instances share them. */
export const rateLimits = leftOutTable('counters of the last minutes')(
  'rate_limits',
  {
    /** HMAC of the limit and its subject, for example of `login:{IP address}:{e-mail}`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
