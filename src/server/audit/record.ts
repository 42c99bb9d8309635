import { authorOf, type Context } from '../context.ts';
import { auditLog } from '../db/schema/audit.ts';

export type AuditAction =
  | `article.${'created' | 'changed' | 'published' | 'unpublished' | 'deleted' | 'deleted-for-good' | 'restored' | 'revision-named'}`
  | `writer.${'created' | 'changed' | 'deleted' | 'restored'}`
  | `category.${'created' | 'changed' | 'deleted' | 'restored'}`
  | `message.${'listed' | 'read' | 'handled' | 'reopened' | 'deleted'}`
  | `account.${'created' | 'logged-in' | 'logged-out' | 'session-ended' | 'password-changed' | 'deactivated' | 'deleted' | 'second-factor-on' | 'second-factor-off'}`
  | `backup.${'made' | 'restored'}`
  | `person.${'exported' | 'erased'}`;

/**
 * Adds a line to the audit log. Call it in the transaction of the change, so that both are stored or neither.
 * `subject.name` is the name that staff know it by, never text from a visitor.
 */
export async function audit(
  { db, clock, actor }: Context,
  action: AuditAction,
  subject: { id?: number; name?: string } = {},
): Promise<void> {
  await db.insert(auditLog).values({
    at: clock(),
    ...authorOf(actor),
    action,
    subjectId: subject.id ?? null,
    subject: subject.name ?? null,
  });
}
