import type { PictureEdits } from '../../../shared/contract/pictures/pictures.ts';
import { sql } from '../drizzle.ts';
import {
  backedUpTable,
  index,
  integer,
  jsonb,
  leftOutTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from '../pg-core.ts';

/**
 * Uploaded pictures and the files that show them. The bytes are in the image store, in files named after the hash.
 * Articles and writers refer to a picture by the address of its first upload; replacing or editing it changes what that
 * address shows, and no article.
 */
export const images = backedUpTable(
  'images',
  {
    /** Hash of the stored bytes: the same picture is stored once, and an address always has the same bytes. */
    hash: text().primaryKey(),
    /** When it was last uploaded, or last stopped being used. */
    uploadedAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * `storing`, `removing`: a process is writing or removing the files, or was when it crashed. `removed`: taken off the
     * site for good; the row stays, so that its uses show the stand-in and nobody uploads it again.
     */
    state: text({ enum: ['stored', 'storing', 'removing', 'removed'] })
      .notNull()
      .default('stored'),
    /**
     * No other process touches the files until then, by the clock of the database, which all processes share. Of a
     * `removed` picture: files may be in the store still, and are deleted from then on.
     */
    claimedUntil: timestamp({ withTimezone: true }),
    /** When it was added to the library. */
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The account that uploaded it, and its e-mail address at the time; null for older and imported pictures. */
    uploadedBy: integer(),
    uploadedByEmail: text(),
    /** The name of the uploaded file, for staff. */
    name: text(),
    /** Pixels of the large size, before edits. Null until the file was measured. */
    width: integer(),
    height: integer(),
    /** Of the three sizes together. */
    bytes: integer(),
    /** The description for people who do not see it; each use can have its own. */
    alt: text(),
    caption: text(),
    /** Its maker and licence. */
    credit: text(),
    /** The focal point, which every crop contains: per cent from the left and the top of the shown picture. */
    focalX: smallint().notNull().default(50),
    focalY: smallint().notNull().default(50),
    /** Rotation and crop, as instructions: the pixels of the upload stay. */
    edits: jsonb().$type<PictureEdits>(),
    /** The hash of the file that replaced the first upload. */
    replacedBy: text(),
    /** The hash of the file with the edits applied. */
    shownAs: text(),
    /** When another file, crop or rotation was shown last; null for one that always showed its upload. */
    shownSince: timestamp({ withTimezone: true }),
    /**
     * Set for a file that is only a replacement or an edit: the hash of its picture, which for an edit is the one whose
     * pixels it has. Such a file is not in the library.
     */
    partOf: text(),
    /** Raised by every change; a change based on an older version is refused. */
    version: integer().notNull().default(1),
    /** When staff put it into the bin. */
    deletedAt: timestamp({ withTimezone: true }),
    /** The text that the library's search reads, without case, accents and invisible characters. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`clinic_fold(visible_text(coalesce(name, '') || ' ' || coalesce(alt, '') || ' ' || coalesce(caption, '') || ' ' || coalesce(credit, '')))`,
      ),
  },
  (table) => [
    index().on(table.uploadedAt),
    index('images_library')
      .on(table.addedAt.desc(), table.hash)
      .where(sql`part_of is null and deleted_at is null and state = 'stored'`),
    index('images_search').using('gin', sql`${table.searchText} gin_trgm_ops`).with({ fastupdate: false }),
    index('images_part_of').on(table.partOf).where(sql`part_of is not null`),
    // The columns that keep a file in use (pictures/claims.ts).
    index('images_replaced_by').on(table.replacedBy).where(sql`replaced_by is not null`),
    index('images_shown_as').on(table.shownAs).where(sql`shown_as is not null`),
    index('images_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('images_claimed').on(table.claimedUntil).where(sql`claimed_until is not null`),
  ],
);

/**
 * Which articles, revisions, writers, accounts and versions of documents use a picture, and where. Triggers write it, so that it is complete
 * for every writer of the row: also a restored backup, and the previous version during a rolling restart.
 */
export const pictureUses = leftOutTable(
  'a trigger fills it when articles, writers and versions of documents are inserted',
)(
  'picture_uses',
  {
    /** The hash, also of a picture that is missing in `images`. */
    picture: text().notNull(),
    ownerKind: text({ enum: ['article', 'revision', 'writer', 'staff', 'document'] }).notNull(),
    ownerId: integer().notNull(),
    /** Of a version of a document: `content`, for its whole text. */
    place: text({ enum: ['image', 'content', 'profile-image', 'portrait'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.picture, table.ownerKind, table.ownerId, table.place] }),
    index('picture_uses_owner').on(table.ownerKind, table.ownerId),
  ],
);
