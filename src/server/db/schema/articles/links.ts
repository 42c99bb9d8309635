import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { LinkAnswer } from '../../../../shared/text-check/document/link-answer.ts';

/** What other websites answered when the server asked whether a page exists. Can be asked again, so not in backups. */
export const linkAnswers = pgTable(
  'link_answers',
  {
    address: text().primaryKey(),
    answer: jsonb().$type<LinkAnswer>().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.askedAt)],
);
