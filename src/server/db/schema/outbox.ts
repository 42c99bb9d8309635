import type { OutboxKind, OutboxPayload } from '../../outbox/outbox.ts';
import { sql } from '../drizzle.ts';
import { bigint, index, integer, jsonb, leftOutTable, text, timestamp } from '../pg-core.ts';

/**
 * What a change still has to send or do outside the database: written in the transaction of the change, delivered after
 * it (src/server/outbox/).
 */
export const outbox = leftOutTable('a restore makes new rows for unsent mails, and purges everything on a CDN')(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['cdn-purge', 'mail', 'writer-name', 'site-build'] }).notNull(),
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
