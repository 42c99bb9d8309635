import type { Dependencies } from './dependencies.ts';
import { DomainError } from './errors.ts';

/** Who asks: a visitor, a member of staff, or the clinic's own maintenance. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'staff'; staffId: number; sessionId: string; email: string; name: string }
  | { kind: 'system' };

export type StaffActor = Extract<Actor, { kind: 'staff' }>;

/** What every verb gets beside its input: the outside world, and who asks. */
export type Context = Dependencies & {
  actor: Actor;
  /** Inside a transaction (see transaction.ts): puts a task off until it is committed. */
  afterCommit?: (task: () => Promise<void>) => void;
};

export const asVisitor = (dependencies: Dependencies): Context => ({ ...dependencies, actor: { kind: 'visitor' } });
export const asSystem = (dependencies: Dependencies): Context => ({ ...dependencies, actor: { kind: 'system' } });

/** The permission of every staff verb (§6). Throws `unauthenticated`. */
export function requireStaff({ actor }: Context): void {
  if (actor.kind === 'visitor') throw notLoggedIn();
}

/** For verbs about the own account: who that is. Throws `unauthenticated`. */
export function requireAccount({ actor }: Context): StaffActor {
  if (actor.kind !== 'staff') throw notLoggedIn();
  return actor;
}

const notLoggedIn = () => new DomainError('unauthenticated', 'Please log in first');
