import type { AuditAction } from '../../audit/record.ts';
import type { AccountNotice } from '../../db/schema/outbox.ts';

type AccountAction = Extract<AuditAction, `account.${string}`>;

/** Of which changes of an account its person is told; a new action does not compile until that is decided here. */
const NOTICES: Record<AccountAction, AccountNotice | null> = {
  'account.password-changed': 'password-changed',
  'account.second-factor-on': 'second-factor-on',
  'account.second-factor-off': 'second-factor-off',
  'account.role-changed': 'rights-changed',
  'account.messages-right-changed': 'rights-changed',
  'account.reviewer-changed': 'rights-changed',
  // login.ts tells of a browser that is new.
  'account.logged-in': null,
  'account.logged-out': null,
  'account.session-ended': null,
  'account.signed-out': null,
  // The person makes the first password or opens the link, or is told by the one who invites.
  'account.created': null,
  'account.invited': null,
  'account.invitation-revoked': null,
  'account.joined': null,
  'account.reset-link-made': null,
  'account.profile-changed': null,
  // Who can no longer log in has nothing to check; who can again, chooses a new password.
  'account.deactivated': null,
  'account.reactivated': null,
  'account.deleted': null,
};

export const noticeOf = (action: AuditAction): AccountNotice | null => NOTICES[action as AccountAction] ?? null;
