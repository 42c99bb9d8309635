import type { Context } from '../context.ts';
import { auditLog } from '../db/schema/audit.ts';

export type AuditAction =
  | `article.${'created' | 'changed' | 'published' | 'unpublished' | 'deleted'}`
  | `writer.${'created' | 'changed' | 'deleted' | 'restored'}`
  | `category.${'created' | 'changed' | 'deleted' | 'restored'}`
  | `message.${'listed' | 'read' | 'handled' | 'reopened' | 'deleted'}`
  | `account.${'created' | 'logged-in' | 'logged-out' | 'session-ended' | 'password-changed' | 'deactivated' | 'deleted' | 'second-factor-on' | 'second-factor-off'}`
  | `backup.${'made' | 'restored'}`
  | `person.${'exported' | 'erased'}`;

/**
 * Writes down who did what. Called with the context of the transaction that makes the change, so that there is never
 * one without the other. A subject is named as staff know it; what visitors wrote stays out.
 */
export async function audit(
  { db, clock, actor }: Context,
  action: AuditAction,
  subject: { id?: number; name?: string } = {},
): Promise<void> {
  const who = actor.kind === 'staff' ? { staffId: actor.staffId, actor: actor.email } : { actor: actor.kind };
  await db.insert(auditLog).values({
    at: clock(),
    ...who,
    action,
    subjectId: subject.id ?? null,
    subject: subject.name ?? null,
  });
}
