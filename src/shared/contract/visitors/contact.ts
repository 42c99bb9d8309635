import { z } from 'zod';
import { ADMIN_PAGE_SIZE } from '../../constants.ts';
import { Colleague } from '../articles/hand-ins.ts';
import { endpoint } from '../endpoint.ts';
import { pageFields } from '../lists.ts';
import { IdParams, optionalText, pageParams, unlessAll } from '../parameters.ts';
import { ContactInput } from './contact-input.ts';
import { Help } from './help.ts';

const ContactResult = z.object({
  success: z.literal(true),
  /** For a message with words of need, which is stored like any other: whom to call now. */
  help: Help.optional(),
});
export type ContactResult = z.infer<typeof ContactResult>;

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  status: 200,
  summary:
    'Sends a message to the clinic. The answer to words of need, such as “zelfmoord” or “pijn op de borst”, has `help`: whom to call now.',
  body: ContactInput,
  response: ContactResult,
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
  /** Null for an erased person, and where it is not known. */
  handledBy: Colleague.nullable(),
  /** What staff noted for each other. */
  note: z.object({ text: z.string(), at: z.iso.datetime(), by: Colleague.nullable() }).nullable(),
  /** The mail about this message: `off` without SMTP_URL; `failed` until a retry succeeds. */
  notice: z.enum(['off', 'waiting', 'sent', 'failed']),
  /** When a handled message is deleted; null for an unhandled one. */
  deletedOn: z.iso.datetime().nullable(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

const Unhandled = z.object({ unhandled: z.number().int() });

export const ContactMessagePage = Unhandled.extend({
  messages: z.array(ContactMessage),
  ...pageFields,
});
export type ContactMessagePage = z.infer<typeof ContactMessagePage>;

const MessageQuery = z.object({
  ...pageParams(ADMIN_PAGE_SIZE),
  state: z.preprocess(unlessAll, z.enum(['new', 'handled'], 'state must be new, handled or all').optional()),
});
export type MessageQuery = z.output<typeof MessageQuery> & { search?: string };

const path = '/api/admin/messages';

export const listMessages = endpoint({
  method: 'GET',
  path,
  access: 'messages.read',
  status: 200,
  summary:
    'A page of contact messages, newest first: all, only `new` ones or only `handled` ones; with the number not yet handled. Audited.',
  query: MessageQuery,
  response: ContactMessagePage,
});

export const searchMessages = endpoint({
  method: 'POST',
  path: `${path}/search`,
  access: 'messages.read',
  status: 200,
  summary:
    'The same for messages with all of these words in name, address, phone number, subject, text or note. In the body, so that no log has what was looked for. Audited, without the words.',
  body: MessageQuery.extend({
    search: z
      .string('search is required')
      .trim()
      .min(1, 'search is required')
      .max(200, 'search can be at most 200 characters'),
  }),
  response: ContactMessagePage,
});

export const countUnhandledMessages = endpoint({
  method: 'GET',
  path: '/api/admin/unhandled-messages',
  access: 'messages.read',
  status: 200,
  summary: 'How many contact messages are not yet handled.',
  response: Unhandled,
});

export const getMessage = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access: 'messages.read',
  status: 200,
  summary: 'One contact message.',
  params: IdParams,
  response: ContactMessage,
});

export const handleMessage = endpoint({
  method: 'POST',
  path: `${path}/:id/handled`,
  access: 'messages.read',
  status: 200,
  summary: 'Marks a message as handled, or as new again.',
  params: IdParams,
  body: z.object({ handled: z.boolean() }),
  response: ContactMessage,
});

const NOTE_MAX_LENGTH = 2000;

export const noteMessage = endpoint({
  method: 'PUT',
  path: `${path}/:id/note`,
  access: 'messages.read',
  status: 200,
  summary: 'Writes the note of staff on a message; empty removes it. 409 when a colleague wrote another since.',
  params: IdParams,
  body: z.object({
    text: optionalText(NOTE_MAX_LENGTH, 'Note'),
    /** When the note that is replaced was written; null without one. */
    replaces: z.iso.datetime('replaces must be a date and time').nullable(),
  }),
  response: ContactMessage,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'messages.read',
  status: 204,
  summary: 'Deletes a message for good.',
  params: IdParams,
});
