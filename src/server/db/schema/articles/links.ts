import type { LinkAnswer } from '../../../../shared/text-check/document/link-answer.ts';
import { index, jsonb, pgTable, text, timestamp } from '../../pg-core.ts';

/** The results of the link check. They can be checked again, so they are not in backups. */
export const linkAnswers = pgTable(
  'link_answers',
  {
    address: text().primaryKey(),
    answer: jsonb().$type<LinkAnswer>().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.askedAt)],
);
