import { index, integer, leftOutTable, text, timestamp } from '../../pg-core.ts';

/** Links that show one article before it is published, to everybody who has the link. */
export const previewLinks = leftOutTable('a link that was revoked since the backup must not work again')(
  'preview_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer().notNull(),
    /** The `article_revisions.number` that it shows; null when it shows what was saved last. */
    revision: integer(),
    /** SHA-256 of the token, in hexadecimal, so that a reader of the database cannot use the links. */
    tokenHash: text().notNull().unique('preview_links_token'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was revoked, or what it showed was published. */
    endedAt: timestamp({ withTimezone: true }),
    endReason: text({ enum: ['revoked', 'published'] }),
    lastUsedAt: timestamp({ withTimezone: true }),
    /** The account that made it; null once the person is erased. */
    staffId: integer(),
    /** Its e-mail address at the time. */
    actor: text(),
  },
  (table) => [index().on(table.articleId, table.createdAt), index().on(table.expiresAt)],
);
