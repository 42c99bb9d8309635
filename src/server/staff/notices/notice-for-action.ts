import type { AuditAction } from '../../audit/record.ts';
import type { AccountNotice } from '../../mail/template.ts';

type AccountAction = Extract<AuditAction, `account.${string}`>;

/** Which changes of an account send its person a mail; a new action does not compile until this is decided. */
const NOTICES: Record<AccountAction, AccountNotice | null> = {
  'account.password-changed': 'password-changed',
  'account.second-factor-on': 'second-factor-on',
  'account.second-factor-off': 'second-factor-off',
  'account.role-changed': 'rights-changed',
  'account.messages-right-changed': 'rights-changed',
  'account.reviewer-changed': 'rights-changed',
  // login.ts reports a new browser.
  'account.logged-in': null,
  'account.logged-out': null,
  'account.session-ended': null,
  'account.signed-out': null,
  // The person chooses the first password or opens the link, or the inviting colleague tells them.
  'account.created': null,
  'account.invited': null,
  'account.invitation-revoked': null,
  'account.joined': null,
  'account.reset-link-made': null,
  'account.profile-changed': null,
  // A deactivated person cannot log in to check anything; a reactivated one chooses a new password.
  'account.deactivated': null,
  'account.reactivated': null,
  'account.deleted': null,
};

export const noticeForAction = (action: AuditAction): AccountNotice | null => NOTICES[action as AccountAction] ?? null;
