import { z } from 'zod';
import { ContactInput } from './contact-input.ts';
import { endpoint } from './endpoint.ts';
import { IdParams } from './parameters.ts';

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  status: 200,
  summary: 'Sends a message to the clinic.',
  body: ContactInput,
  response: z.object({ success: z.literal(true) }),
});

export const ContactMessage = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string().nullable(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  handledAt: z.iso.datetime().nullable(),
  /** The mail about this message: `off` without SMTP_URL; `failed` until a retry succeeds. */
  notice: z.enum(['off', 'waiting', 'sent', 'failed']),
  /** When a handled message is deleted; null for an unhandled one. */
  deletedOn: z.iso.datetime().nullable(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const ContactMessageList = z.object({ messages: z.array(ContactMessage), unhandled: z.number().int() });
export type ContactMessageList = z.infer<typeof ContactMessageList>;

const path = '/api/admin/messages';

export const listMessages = endpoint({
  method: 'GET',
  path,
  access: 'staff',
  status: 200,
  summary: 'Contact messages, newest first, with the number not yet handled.',
  response: ContactMessageList,
});

export const getMessage = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access: 'staff',
  status: 200,
  summary: 'One contact message.',
  params: IdParams,
  response: ContactMessage,
});

export const handleMessage = endpoint({
  method: 'POST',
  path: `${path}/:id/handled`,
  access: 'staff',
  status: 200,
  summary: 'Marks a message as handled, or as new again.',
  params: IdParams,
  body: z.object({ handled: z.boolean() }),
  response: ContactMessage,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'staff',
  status: 204,
  summary: 'Deletes a message for good.',
  params: IdParams,
});
