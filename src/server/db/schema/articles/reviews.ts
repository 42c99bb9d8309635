import { backedUpTable, date, index, integer, text, timestamp } from '../../pg-core.ts';

/**
 * Medical reviews of article versions. The newest one that is not withdrawn counts. No column is a foreign key: a
 * review outlives its account, and stays while its article is in the bin.
 */
export const articleReviews = backedUpTable(
  'article_reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer().notNull(),
    /** `article_revisions.number` that was read. */
    revision: integer().notNull(),
    /** The account of the reviewer; null once the person is erased. */
    staffId: integer(),
    /** As readers see them, copied at the time of the review. */
    reviewerName: text().notNull(),
    reviewerProfession: text().notNull(),
    reviewerBigNumber: text().notNull(),
    reviewedAt: timestamp({ withTimezone: true }).notNull(),
    /** The day from which it must be reviewed again. */
    dueOn: date().notNull(),
    /** A note for staff. */
    note: text(),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.articleId, table.reviewedAt), index().on(table.dueOn), index().on(table.staffId)],
);
