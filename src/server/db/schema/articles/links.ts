import type { LinkAnswer } from '../../../../shared/text-check/document/link-answer.ts';
import { index, jsonb, leftOutTable, text, timestamp } from '../../pg-core.ts';

/** The results of the link check. */
export const linkAnswers = leftOutTable('what other websites answered; the nightly check asks again')(
  'link_answers',
  {
    address: text().primaryKey(),
    answer: jsonb().$type<LinkAnswer>().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.askedAt)],
);
