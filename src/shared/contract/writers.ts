import { z } from 'zod';
import { overridable } from './articles/dangers.ts';
import { endpoint } from './endpoint.ts';
import { emailAddress, IdParams, optionalText, requiredText } from './parameters.ts';
import { optionalImage } from './urls.ts';

export const Writer = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  /** Profession and registration. */
  registration: z.string().nullable(),
  bio: z.string().nullable(),
  profileImage: z.string().nullable(),
  isActive: z.boolean(),
});
export type Writer = z.infer<typeof Writer>;

export const WriterInput = z.object({
  name: requiredText(120, 'Name'),
  email: emailAddress,
  registration: optionalText(200, 'Profession and registration'),
  bio: optionalText(2000, 'Bio'),
  profileImage: optionalImage('Profile image'),
  isActive: z.boolean().default(true),
});
export type WriterInput = z.output<typeof WriterInput>;

const path = '/api/admin/writers';

export const listWriters = endpoint({
  method: 'GET',
  path,
  access: 'magazine.read',
  status: 200,
  summary: 'All writers, by name.',
  response: z.array(Writer),
});

export const createWriter = endpoint({
  method: 'POST',
  path,
  access: 'magazine.manage',
  status: 201,
  summary: 'Adds a writer; 409 when the e-mail address is taken.',
  body: WriterInput,
  response: Writer,
});

export const updateWriter = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access: 'magazine.manage',
  status: 200,
  summary:
    'Replaces a writer; their articles show the change at once. 422 for a danger that readers would see, without a reason.',
  params: IdParams,
  body: WriterInput.extend(overridable),
  response: Writer,
});

export const deleteWriter = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'magazine.manage',
  status: 204,
  summary: 'Deletes a writer; their articles and the author text on them stay. Can be undone for an hour.',
  params: IdParams,
});

export const restoreWriter = endpoint({
  method: 'POST',
  path: `${path}/:id/restore`,
  access: 'magazine.manage',
  status: 200,
  summary:
    'Undoes a deletion of the last hour, also on the articles of this writer; 409 when the e-mail address is taken.',
  params: IdParams,
  response: Writer,
});
