import { z } from 'zod';
import { LANGUAGES } from '../../words/words.ts';
import { endpoint } from '../endpoint.ts';
import { positiveInteger, requiredText } from '../parameters.ts';
import { optionalImage } from '../urls.ts';
import { PASSWORD_TOO_LONG } from './session.ts';

export const PasswordChange = z.object({
  currentPassword: z.string().min(1, 'Enter your current password').max(1000, PASSWORD_TOO_LONG),
  newPassword: z.string().min(12, 'Choose a password of at least 12 characters').max(1000, PASSWORD_TOO_LONG),
});
export type PasswordChange = z.output<typeof PasswordChange>;

export const StaffSession = z.object({
  id: z.string(),
  /** Such as “Firefox on Windows”; null when the browser is unknown, or the session is older than this field. */
  browser: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type StaffSession = z.infer<typeof StaffSession>;

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/admin/account/password',
  access: 'account',
  status: 204,
  summary: 'Changes your password and ends all your other sessions.',
  body: PasswordChange,
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/admin/account/sessions',
  access: 'account',
  status: 200,
  summary: 'Your open sessions.',
  response: z.array(StaffSession),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/admin/account/sessions/:id',
  access: 'account',
  status: 204,
  summary: 'Ends one of your sessions.',
  params: z.object({ id: z.uuid() }),
});

export const Profile = z.object({
  name: z.string(),
  /** Visible to colleagues. */
  portrait: z.string().nullable(),
  /** The person's public writer profile. */
  writerId: z.number().int().nullable(),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileInput = z.object({
  name: requiredText(120, 'Name'),
  portrait: optionalImage('Portrait'),
  writerId: positiveInteger('writerId').nullish().default(null),
});
export type ProfileInput = z.output<typeof ProfileInput>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/admin/account/profile',
  access: 'account',
  status: 200,
  summary: 'Your name, portrait and writer.',
  response: Profile,
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/admin/account/profile',
  access: 'account',
  status: 200,
  summary: 'Changes your name, portrait and writer.',
  body: ProfileInput,
  response: Profile,
});

export const chooseLanguage = endpoint({
  method: 'PUT',
  path: '/api/admin/account/language',
  access: 'account',
  status: 204,
  summary: 'Changes the language of the admin area, for you alone.',
  body: z.object({ language: z.enum(LANGUAGES, 'Choose a language') }),
});
