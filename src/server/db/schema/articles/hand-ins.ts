import { sql } from '../../drizzle.ts';
import { backedUpTable, index, integer, text, timestamp } from '../../pg-core.ts';

/**
 * Articles that a writer handed in for publication, at most once each at a time; the text is always what was saved
 * last. No column is a foreign key: a hand-in stays while its article is in the bin, and outlives an account.
 */
export const handIns = backedUpTable(
  'hand_ins',
  {
    articleId: integer().primaryKey(),
    /** The writer's words for who publishes. */
    note: text(),
    handedInAt: timestamp({ withTimezone: true }).notNull(),
    /** The account that handed it in; null once the person is erased. */
    handedInBy: integer(),
    /** The account that it is for; null for everybody who may publish. */
    receiver: integer(),
    /** What became of it; null while it waits. */
    answer: text({ enum: ['given-back', 'published'] }),
    answeredAt: timestamp({ withTimezone: true }),
    answeredBy: integer(),
    /** Why it was given back. */
    answerNote: text(),
  },
  (table) => [index('hand_ins_waiting').on(table.handedInAt).where(sql`answer is null`), index().on(table.handedInBy)],
);
