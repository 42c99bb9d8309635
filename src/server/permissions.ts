import { mayDo, PERMISSIONS, type Permission, ROLE_NAMES } from '../shared/permissions.ts';
import { type Actor, type Context, requireLogin, requireStaff } from './context.ts';
import { DomainError } from './errors/errors.ts';

/** What a permission is asked for: the caller's own article or picture needs less. */
type Owned = { createdBy: number | null };

/** The one place that decides what an actor may do. */
export function allows(actor: Actor, permission: Permission, owned?: Owned): boolean {
  if (actor.kind === 'system' || actor.kind === 'scheduled-by') return true;
  if (actor.kind === 'visitor') return false;
  return mayDo(actor.permissions, permission, owned?.createdBy === actor.staffId);
}

/**
 * Call it in every function for staff. Throws `unauthenticated`, or `forbidden` with the missing right, or while a
 * required action is open.
 */
export function requirePermission(context: Context, permission: Permission, owned?: Owned): void {
  requireStaff(context);
  const { actor } = context;
  if (allows(actor, permission, owned)) return;
  throw new DomainError('forbidden', [
    `You may not ${PERMISSIONS[permission]}.`,
    ...(actor.kind === 'staff' ? ([`Your role is ${ROLE_NAMES[actor.role]}.`] as const) : []),
    'An administrator can change that.',
  ]);
}

/**
 * A change of an article that readers see, before or after it, needs the permission to publish. Throws like
 * requirePermission.
 */
export function requireArticleChange(context: Context, article: Owned, { isLive }: { isLive: boolean }): void {
  requirePermission(context, isLive ? 'articles.publish' : 'articles.write', article);
}

/** For maintenance and commands, which no account may start. Throws `unauthenticated` or `forbidden`. */
export function requireSystem(context: Context): void {
  requireLogin(context);
  if (context.actor.kind !== 'system') throw new DomainError('forbidden', 'Only the site itself may do this');
}
