import { backedUpTable, boolean, index, integer, text, timestamp, unique } from '../pg-core.ts';

/**
 * Every version of each document of content/ that staff have changed. Which one readers see follows from the time alone:
 * of those whose `publish_at` has come the latest, and among equals the newest. So nothing carries out a schedule, and
 * none can fail. Rows are never changed, but a time that is still to come may be taken back.
 */
export const documentVersions = backedUpTable(
  'document_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Below content/: `kliniek.yaml`, `therapieen/pro-aging.md`. */
    path: text().notNull(),
    /** Counts from 1 in each document. */
    number: integer().notNull(),
    /** The whole file; null for the one of the repository. */
    text: text(),
    /** A hash of the repository's file when this was saved: whether a developer changed the file since. */
    fileHash: text(),
    /** From when readers see it; null for a draft. */
    publishAt: timestamp({ withTimezone: true }),
    /** Whether a medical reviewer read exactly this text: its `gecontroleerd` was set with it. */
    isReview: boolean().notNull().default(false),
    /** The number of the version that it restored. */
    restoredFrom: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The account that made it; null once the person is erased. */
    staffId: integer(),
    /** Its e-mail address at the time. */
    actor: text(),
  },
  (table) => [
    unique('document_versions_number').on(table.path, table.number),
    index('document_versions_published').on(table.path, table.publishAt),
  ],
);

/** When somebody last looked at a document that nobody had to change, and found it still right. */
export const documentConfirmations = backedUpTable('document_confirmations', {
  /** Below content/: `kliniek.yaml`. */
  path: text().primaryKey(),
  confirmedAt: timestamp({ withTimezone: true }).notNull(),
  /** The account that did; null once the person is erased. */
  staffId: integer(),
  /** Its e-mail address at the time. */
  actor: text(),
});
