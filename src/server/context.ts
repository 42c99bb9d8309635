import type { Said } from '../shared/errors/sentence.ts';
import type { Permission, Role } from '../shared/permissions.ts';
import type { Language } from '../shared/words/words.ts';
import type { CacheChange } from './cache/public-cache.ts';
import type { Dependencies } from './dependencies.ts';
import { DomainError } from './errors/errors.ts';

/** What a member of staff must do under Account before anything else (docs/security.md, 6.3.3 and 6.4.1). */
export type RequiredAction = 'new-password' | 'second-factor';

const REQUIRED_ACTION_MESSAGES: Record<RequiredAction, Said> = {
  'new-password': 'Please choose a password of your own first, under Account.',
  'second-factor': 'Please set up two-step login first, under Account: this site asks everybody for it.',
};

/** The caller of a request: a visitor, a member of staff, or the system itself (maintenance, commands). */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'staff';
      staffId: number;
      sessionId: string;
      email: string;
      name: string;
      role: Role;
      language: Language;
      permissions: readonly Permission[];
      requiredAction?: RequiredAction | undefined;
    }
  /** The site, when it carries out a schedule of a member of staff. */
  | { kind: 'scheduled-by'; staffId: number; email: string }
  | { kind: 'system' };

export type StaffActor = Extract<Actor, { kind: 'staff' }>;

/** What every domain function gets beside its input: the dependencies and the actor. */
export type Context = Dependencies & {
  actor: Actor;
  /** Set inside a transaction, like `raiseTags` (src/server/transaction.ts). */
  afterCommit?: (task: () => Promise<void>) => void;
  raiseTags?: (tags: readonly string[], change?: CacheChange) => void;
};

export const asVisitor = (dependencies: Dependencies): Context => ({ ...dependencies, actor: { kind: 'visitor' } });
export const asSystem = (dependencies: Dependencies): Context => ({ ...dependencies, actor: { kind: 'system' } });

/** The actor for the columns of a row: the account and its e-mail address at the time, or only `system`. */
export const authorOf = (actor: Actor): { staffId?: number; actor: string } =>
  actor.kind === 'staff' || actor.kind === 'scheduled-by'
    ? { staffId: actor.staffId, actor: actor.email }
    : { actor: actor.kind };

/** Of the person who asks. */
export const languageOf = ({ actor }: Context): Language => (actor.kind === 'staff' ? actor.language : 'en');

/** Part of requirePermission (permissions.ts). Throws `unauthenticated`, or `forbidden` while a required action is open. */
export function requireStaff(context: Context): void {
  requireLogin(context);
  const { actor } = context;
  if (actor.kind === 'staff' && actor.requiredAction)
    throw new DomainError('forbidden', REQUIRED_ACTION_MESSAGES[actor.requiredAction]);
}

/** Checked for every staff endpoint before its input is parsed. Throws `unauthenticated`. */
export function requireLogin({ actor }: Context): void {
  if (actor.kind === 'visitor') throw notLoggedIn();
}

/** For functions about the actor's own account, allowed while a required action is open. Throws `unauthenticated`. */
export function requireAccount({ actor }: Context): StaffActor {
  if (actor.kind !== 'staff') throw notLoggedIn();
  return actor;
}

export const notLoggedIn = () => new DomainError('unauthenticated', 'Please log in first');
