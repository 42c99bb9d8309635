import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Uploaded pictures. Their bytes are in the image store, in files named after the hash. */
export const images = pgTable(
  'images',
  {
    /** Of the stored bytes: the same picture is stored once, and an address always shows the same picture. */
    hash: text().primaryKey(),
    /** When it was last uploaded, or last stopped being used. */
    uploadedAt: timestamp({ withTimezone: true }).notNull(),
    /** `storing`, `removing`: a process is writing or removing the files, or was when it crashed. */
    state: text({ enum: ['stored', 'storing', 'removing'] })
      .notNull()
      .default('stored'),
    /** Until when no other process touches the files; by the clock of the database, which all processes share. */
    claimedUntil: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.uploadedAt),
    index('images_claimed').on(table.claimedUntil).where(sql`claimed_until is not null`),
  ],
);

/**
 * Which articles, revisions and writers use a picture, and where. Triggers write it, so that it is complete whatever
 * wrote the article: a restored backup, or the previous version during a rolling restart.
 */
export const pictureUses = pgTable(
  'picture_uses',
  {
    /** The hash, also of a picture that is missing in `images`. */
    picture: text().notNull(),
    ownerKind: text({ enum: ['article', 'revision', 'writer'] }).notNull(),
    ownerId: integer().notNull(),
    place: text({ enum: ['image', 'content', 'profile-image'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.picture, table.ownerKind, table.ownerId, table.place] }),
    index('picture_uses_owner').on(table.ownerKind, table.ownerId),
  ],
);
