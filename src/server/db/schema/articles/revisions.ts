import type { RevisionReason } from '../../../../shared/contract/articles/revisions.ts';
import { sql } from '../../drizzle.ts';
import { backedUpTable, boolean, index, integer, jsonb, text, timestamp, unique } from '../../pg-core.ts';

/**
 * SQL condition: kept for good, because staff named it or readers saw it. Of folded saves only the last counts as seen.
 */
const IS_KEPT = `(name is not null or reason in ('published', 'unpublished', 'published-as-scheduled', 'unpublished-as-scheduled') or (is_published and not is_draft and folded_into is null))`;

/** SQL condition: may be deleted some time after it was replaced. A partial index holds exactly these. */
export const MAY_EXPIRE = `replaced_at is not null and not ${IS_KEPT}`;

/**
 * Every article after each change. Triggers refuse updates of all but the name and the fold, and record the pictures.
 * No column is a foreign key, because a revision outlives what it refers to.
 */
export const articleRevisions = backedUpTable(
  'article_revisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer().notNull(),
    /** Counts from 1 in each article; the newest revision is never deleted before its article. */
    number: integer().notNull(),
    reason: text().$type<RevisionReason>().notNull(),
    /** The number of the revision that it restored. */
    restoredFrom: integer(),
    /** Given by staff. */
    name: text(),
    /** The whole article: articles/revisions/snapshot.ts. */
    snapshot: jsonb().$type<unknown>().notNull(),
    /** `articles.version` after the change. */
    articleVersion: integer().notNull(),
    /** Of the snapshot, for lists. */
    title: text().notNull(),
    isPublished: boolean().notNull(),
    /** Whether it belongs to the draft changes of a published article, which readers do not see. */
    isDraft: boolean().notNull().default(false),
    /** The account that made the change; null for commands, and when it is unknown. */
    staffId: integer(),
    /** Its e-mail address at the time, or `system`. */
    actor: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * When a later revision replaced it (of folded saves, the last of them); null for the newest revision, and for the
     * newest draft changes.
     */
    replacedAt: timestamp({ withTimezone: true }),
    /** The number of the later save that stands for it in the list. */
    foldedInto: integer(),
  },
  (table) => [
    unique('article_revisions_number').on(table.articleId, table.number),
    index('article_revisions_listed').on(table.articleId, table.number).where(sql`folded_into is null`),
    index('article_revisions_folded')
      .on(table.articleId, table.foldedInto, table.number)
      .where(sql`folded_into is not null`),
    index('article_revisions_expiring').on(table.replacedAt).where(sql.raw(MAY_EXPIRE)),
  ],
);
