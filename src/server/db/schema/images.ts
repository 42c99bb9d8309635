import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The pictures that staff uploaded; their bytes are in the image store, under names made from the hash. */
export const images = pgTable(
  'images',
  {
    /** Of the stored bytes, so that one picture is stored once and its address never changes its meaning. */
    hash: text().primaryKey(),
    /** When it was uploaded the last time, or seen in use (images/remove-unused.ts). */
    uploadedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.uploadedAt)],
);
