import { integer, pgTable, text, timestamp } from '../pg-core.ts';

/** When somebody last looked at a document that nobody had to change, and found it still right. */
export const documentConfirmations = pgTable('document_confirmations', {
  /** Below content/: `kliniek.yaml`. */
  path: text().primaryKey(),
  confirmedAt: timestamp({ withTimezone: true }).notNull(),
  /** The account that did; null once the person is erased. */
  staffId: integer(),
  /** Its e-mail address at the time. */
  actor: text(),
});
