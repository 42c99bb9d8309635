import type { FieldChange } from '../../audit/field-changes.ts';
import { backedUpTable, index, integer, jsonb, text, timestamp } from '../pg-core.ts';

/**
 * The audit log: who did what, when, and to which article, writer, category, message or account. A trigger refuses
 * updates and deletions. No column is a foreign key, because an entry outlives the row it is about.
 */
export const auditLog = backedUpTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account that acted; null for maintenance and for commands in scripts/operations. */
    staffId: integer(),
    /** Its e-mail address at the time, or `system`. */
    actor: text().notNull(),
    /** For example `article.published`. */
    action: text().notNull(),
    subjectId: integer(),
    /** The subject's name or title at the time; never text that a visitor wrote. */
    subject: text(),
    /** The values before and after a change of fields. */
    changes: jsonb().$type<FieldChange[]>(),
  },
  (table) => [index().on(table.at), index().on(table.action, table.subjectId), index().on(table.staffId, table.at)],
);
