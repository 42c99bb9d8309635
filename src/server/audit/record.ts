import type { AuditAction } from '../../shared/activity/audit-actions.ts';
import { authorOf, type Context } from '../context.ts';
import { sql } from '../db/drizzle.ts';
import { auditLog } from '../db/schema/audit.ts';
import { wellFormed } from '../db/well-formed.ts';
import type { FieldChange } from './field-changes.ts';

/**
 * Adds an entry to the audit log. Call it in the transaction of the change, so that both are stored or neither. Also
 * tells the person of a changed account by mail. `subject.name` is the name that staff know the subject by, never text
 * from a visitor.
 */
export async function audit(
  context: Context,
  action: AuditAction,
  subject: { id?: number; name?: string; changes?: FieldChange[] } = {},
): Promise<void> {
  const { db, clock, actor } = context;
  const author = authorOf(actor);
  const { id = null, name = null, changes } = subject;
  // Names the newest column only when it has a value: a backup before an update runs on a database without it.
  const [column, value] = changes ? [sql`, changes`, sql`, ${JSON.stringify(wellFormed(changes))}::jsonb`] : [];
  await db.execute(sql`
    insert into ${auditLog} (at, staff_id, actor, action, subject_id, subject${column})
    values (
      ${clock().toISOString()}::timestamptz, ${author.staffId ?? null}::integer, ${author.actor}, ${action},
      ${id}::integer, ${name}${value}
    )`);
  await context.notifyOfAction(context, action, subject.id);
}
