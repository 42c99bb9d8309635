import { z } from 'zod';
import { ROLES } from '../../permissions.ts';
import { LANGUAGES } from '../../words/words.ts';
import { endpoint } from '../endpoint.ts';
import { IdParams, requiredText } from '../parameters.ts';

const Reviewer = z.object({ profession: z.string(), bigNumber: z.string() });

/** A member of staff as administrators see it. */
export const Person = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string(),
  portrait: z.string().nullable(),
  role: z.enum(ROLES),
  language: z.enum(LANGUAGES),
  readsMessages: z.boolean(),
  reviewer: Reviewer.nullable(),
  isActive: z.boolean(),
  /** Accurate to five minutes. */
  lastSeenAt: z.iso.datetime().nullable(),
  hasSecondFactor: z.boolean(),
  openSessions: z.number().int(),
  /** When the open link for a new password expires; null without one. */
  resetLinkUntil: z.iso.datetime().nullable(),
});
export type Person = z.infer<typeof Person>;

/** What is left out stays as it is: another administrator may have changed it meanwhile. */
export const PersonInput = z
  .object({
    role: z.enum(ROLES, 'Choose a role'),
    readsMessages: z.boolean(),
    reviewer: z
      .object({ profession: requiredText(100, 'Profession'), bigNumber: requiredText(30, 'BIG number') })
      .nullable(),
  })
  .partial();
export type PersonInput = z.output<typeof PersonInput>;

const path = '/api/admin/people';

export const listPeople = endpoint({
  method: 'GET',
  path,
  access: 'people.manage',
  status: 200,
  summary: 'All accounts, by name.',
  response: z.array(Person),
});

export const changePerson = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access: 'people.manage',
  status: 204,
  summary:
    'Changes what an account may do, from its next request on; what is left out stays. 409 for the last administrator.',
  params: IdParams,
  body: PersonInput,
});

export const deactivatePerson = endpoint({
  method: 'POST',
  path: `${path}/:id/deactivate`,
  access: 'people.manage',
  status: 204,
  summary: 'Deactivates an account and ends its sessions; 409 for the last administrator.',
  params: IdParams,
});

export const reactivatePerson = endpoint({
  method: 'POST',
  path: `${path}/:id/reactivate`,
  access: 'people.manage',
  status: 204,
  summary: 'Reactivates an account, with the password that it had.',
  params: IdParams,
});

export const signOutPerson = endpoint({
  method: 'DELETE',
  path: `${path}/:id/sessions`,
  access: 'people.manage',
  status: 204,
  summary: 'Ends all sessions of an account.',
  params: IdParams,
});

export const removePersonsSecondFactor = endpoint({
  method: 'DELETE',
  path: `${path}/:id/second-factor`,
  access: 'people.manage',
  status: 204,
  summary: 'Turns off two-step login for a person who lost phone and recovery codes, and ends their sessions.',
  params: IdParams,
});

export const makeResetLink = endpoint({
  method: 'POST',
  path: `${path}/:id/reset-link`,
  access: 'people.manage',
  status: 200,
  summary: 'Makes a link with which the person chooses a new password; an earlier one stops working.',
  params: IdParams,
  /** The address is shown once: only a hash of it is stored. */
  response: z.object({ url: z.string(), expiresAt: z.iso.datetime(), isMailed: z.boolean() }),
});
