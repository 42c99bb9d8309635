import type { Dependencies } from './dependencies.ts';
import { DomainError } from './errors.ts';

/** Who asks: a visitor, a member of staff, or the clinic's own maintenance. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'staff'; staffId: number; sessionId: string; email: string; name: string }
  | { kind: 'system' };

/** What every verb gets beside its input: the outside world, and who asks. */
export type Context = Dependencies & { actor: Actor };

export const asVisitor = (dependencies: Dependencies): Context => ({ ...dependencies, actor: { kind: 'visitor' } });
export const asSystem = (dependencies: Dependencies): Context => ({ ...dependencies, actor: { kind: 'system' } });

/** The permission of every staff verb (§6). Throws `unauthenticated`. */
export function requireStaff({ actor }: Context): void {
  if (actor.kind === 'visitor') throw new DomainError('unauthenticated', 'Please log in first');
}
