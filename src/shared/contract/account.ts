import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const PasswordChange = z.object({
  currentPassword: z.string().min(1, 'Enter your current password').max(1000),
  newPassword: z.string().min(12, 'Choose a password of at least 12 characters').max(1000),
});
export type PasswordChange = z.output<typeof PasswordChange>;

export const StaffSession = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type StaffSession = z.infer<typeof StaffSession>;

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/admin/account/password',
  access: 'staff',
  status: 204,
  summary: 'Changes your password and ends all your other sessions.',
  body: PasswordChange,
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/admin/account/sessions',
  access: 'staff',
  status: 200,
  summary: 'Your open sessions.',
  response: z.array(StaffSession),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/admin/account/sessions/:id',
  access: 'staff',
  status: 204,
  summary: 'Ends one of your sessions.',
  params: z.object({ id: z.uuid() }),
});
