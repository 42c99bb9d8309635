import type { Dependencies } from './dependencies.ts';
import { DomainError } from './errors/errors.ts';

/** What somebody has to do under Account before anything else (docs/security.md, 6.3.3 and 6.4.1). */
export type RequiredAction = 'new-password' | 'second-factor';

const REQUIRED_ACTION_MESSAGES: Record<RequiredAction, string> = {
  'new-password': 'Please choose a password of your own first, under Account.',
  'second-factor': 'Please set up two-step login first, under Account: this site asks everybody for it.',
};

/** Who asks: a visitor, a member of staff, or the clinic's own maintenance. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'staff';
      staffId: number;
      sessionId: string;
      email: string;
      name: string;
      requiredAction?: RequiredAction | undefined;
    }
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

/** The permission of every staff verb (§6). Throws `unauthenticated`, and `forbidden` for who owes something first. */
export function requireStaff(context: Context): void {
  requireLogin(context);
  const { actor } = context;
  if (actor.kind === 'staff' && actor.requiredAction)
    throw new DomainError('forbidden', REQUIRED_ACTION_MESSAGES[actor.requiredAction]);
}

/** Of every call that is not for visitors, before anything else is looked at. Throws `unauthenticated`. */
export function requireLogin({ actor }: Context): void {
  if (actor.kind === 'visitor') throw notLoggedIn();
}

/** For verbs about the own account, also of who owes something: who that is. Throws `unauthenticated`. */
export function requireAccount({ actor }: Context): StaffActor {
  if (actor.kind !== 'staff') throw notLoggedIn();
  return actor;
}

const notLoggedIn = () => new DomainError('unauthenticated', 'Please log in first');
