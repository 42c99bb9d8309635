import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Uploaded pictures. Their bytes are in the image store, in files named after the hash. */
export const images = pgTable(
  'images',
  {
    /** Of the stored bytes: the same picture is stored once, and an address always shows the same picture. */
    hash: text().primaryKey(),
    /** When it was last uploaded or found in use (pictures/remove-unused.ts). */
    uploadedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.uploadedAt)],
);
