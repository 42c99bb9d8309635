import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The changes of an account that its person gets a mail about. */
export type AccountNotice =
  | 'new-browser'
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'rights-changed';

/** What each kind of delivery needs to know: names and ids, never what a visitor wrote. */
export type OutboxPayload = {
  'cdn-purge': { purge: string[]; invalidate: string[] };
  /** Articles with an id above `from` still have to get the writer's new name. */
  'writer-name': { writerId: number; from: string; afterId: number };
  mail:
    | { receiver: 'clinic'; template: 'new-message'; messageId: number }
    /** To the person of the link. Its token is stored nowhere else. */
    | { receiver: string; template: 'account-link'; linkId: string }
    /** To the person of the account, whose address is read when the mail is written. */
    | {
        receiver: `account ${number}`;
        template: 'account-notice';
        staffId: number;
        notice: AccountNotice;
        at: string;
        /** Of a login, such as “Firefox on Windows”. */
        browser?: string | null;
        /** The site knew no browser of the account. */
        isOnlyKnown?: boolean;
      };
};
export type OutboxKind = keyof OutboxPayload;

/**
 * What a change still has to send or do outside the database: written in the transaction of the change, delivered after
 * it (src/server/outbox/).
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['cdn-purge', 'mail', 'writer-name'] }).notNull(),
    payload: jsonb().$type<OutboxPayload[OutboxKind]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When to deliver or retry it; null when it is done or given up. */
    dueAt: timestamp({ withTimezone: true }),
    /** The process that claimed it is delivering it until then; afterwards that process counts as dead. */
    claimedUntil: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, in a sentence of this site. */
    lastError: text(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('outbox_due').on(table.kind, table.dueAt).where(sql`due_at is not null`),
    index('outbox_done').on(table.kind, table.doneAt).where(sql`due_at is null`),
  ],
);
