import { z } from 'zod';
import { ACCOUNT_LINK_DAYS } from '../../constants.ts';
import { ROLES } from '../../permissions.ts';
import { LANGUAGES } from '../../words/words.ts';
import { endpoint } from '../endpoint.ts';
import { emailAddress, requiredText } from '../parameters.ts';

/** An invitation that was neither accepted nor revoked. */
export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  language: z.enum(LANGUAGES),
  readsMessages: z.boolean(),
  /** E-mail address of the administrator, or `system` for the command. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

export const InvitationInput = z.object({
  name: requiredText(120, 'Name'),
  email: emailAddress,
  role: z.enum(ROLES, 'Choose a role'),
  /** By default that of the person who invites. */
  language: z.enum(LANGUAGES, 'Choose a language').optional(),
  readsMessages: z.boolean().default(false),
});
export type InvitationInput = z.output<typeof InvitationInput>;

/** The address is shown once: only a hash of it is stored. */
const SentInvitation = z.object({ invitation: Invitation, url: z.string(), isMailed: z.boolean() });
export type SentInvitation = z.infer<typeof SentInvitation>;

const path = '/api/admin/invitations';
const params = z.object({ id: z.uuid() });

export const listInvitations = endpoint({
  method: 'GET',
  path,
  access: 'people.manage',
  status: 200,
  summary: 'The open invitations, the newest first.',
  response: z.array(Invitation),
});

export const invite = endpoint({
  method: 'POST',
  path,
  access: 'people.manage',
  status: 201,
  summary: `Invites a person: the link works once, for ${ACCOUNT_LINK_DAYS} days. 409 when the address has an account or an invitation already.`,
  body: InvitationInput,
  response: SentInvitation,
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: `${path}/:id/resend`,
  access: 'people.manage',
  status: 200,
  summary: `Makes a new link for another ${ACCOUNT_LINK_DAYS} days; the earlier one stops working.`,
  params,
  response: SentInvitation,
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'people.manage',
  status: 204,
  summary: 'Revokes an invitation.',
  params,
});
