import { z } from 'zod';
import { PERMISSION_NAMES, ROLES } from '../../permissions.ts';
import { LANGUAGES } from '../../words/words.ts';
import { endpoint } from '../endpoint.ts';
import { emailAddress } from '../parameters.ts';

export const StaffUser = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  /** The language of the admin area that the person chose. */
  language: z.enum(LANGUAGES),
  /** What the account may do; the API refuses the rest. */
  permissions: z.array(z.enum(PERMISSION_NAMES)),
  /** The API refuses other calls until this is done. */
  requiredAction: z.enum(['new-password', 'second-factor']).optional(),
});
export type StaffUser = z.infer<typeof StaffUser>;

export const SessionResponse = z.object({ user: StaffUser });
export type SessionResponse = z.infer<typeof SessionResponse>;

export const PASSWORD_TOO_LONG = 'Password can be at most 1000 characters';
export const CODE_TOO_LONG = 'Code can be at most 100 characters';

export const Credentials = z.object({
  email: emailAddress,
  password: z.string('Password is required').min(1, 'Password is required').max(1000, PASSWORD_TOO_LONG),
  /** A code of the authenticator app, or a recovery code. */
  code: z.string().max(100, CODE_TOO_LONG).optional(),
});
export type Credentials = z.output<typeof Credentials>;

export const getSession = endpoint({
  method: 'GET',
  path: '/api/admin/me',
  access: 'account',
  status: 200,
  summary: 'Who is logged in; 401 when nobody is.',
  response: SessionResponse,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  access: 'public',
  status: 200,
  summary: 'Opens a session and sets its cookie.',
  body: Credentials,
  response: SessionResponse,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  access: 'public',
  status: 200,
  summary: 'Ends the session, if there is one.',
  response: z.object({ success: z.literal(true) }),
});
