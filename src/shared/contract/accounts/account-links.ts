import { z } from 'zod';
import { ROLES } from '../../permissions.ts';
import { LANGUAGES } from '../../words/words.ts';
import { endpoint } from '../endpoint.ts';
import { Credentials, PASSWORD_TOO_LONG, StaffUser } from './session.ts';

/** What an invitation or a link for a new password shows when it is opened. */
export const AccountLink = z.object({
  kind: z.enum(['invitation', 'reset', 'forgotten']),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  /** The language of the person. */
  language: z.enum(LANGUAGES),
  /** E-mail address of the administrator; null when a command made it, or the person asked for it. */
  madeBy: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  /** The account that is logged in in this browser, if it is another one. */
  loggedInAs: z.string().nullable(),
});
export type AccountLink = z.infer<typeof AccountLink>;

const token = z.string('token is required').max(200);

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/admin/forgotten-password',
  access: 'public',
  status: 204,
  summary:
    'Mails a link for a new password, which works once, for an hour. The answer is the same whether or not there is such an account; 409 where the site sends no mail.',
  body: Credentials.pick({ email: true }),
});

/** In the body, so that no log has the token. */
export const readAccountLink = endpoint({
  method: 'POST',
  path: '/api/admin/account-links/look',
  access: 'public',
  status: 200,
  summary: 'The person and the maker of an invitation or a link for a new password; changes nothing.',
  body: z.object({ token }),
  response: AccountLink,
});

export const followAccountLink = endpoint({
  method: 'POST',
  path: '/api/admin/account-links/use',
  access: 'public',
  status: 200,
  summary:
    'Accepts an invitation, or sets the new password and ends all sessions of the account. Logs in, unless login asks for a code; then `user` is null.',
  body: z.object({
    token,
    password: z.string().min(12, 'Choose a password of at least 12 characters').max(1000, PASSWORD_TOO_LONG),
  }),
  response: z.object({ user: StaffUser.nullable() }),
});
