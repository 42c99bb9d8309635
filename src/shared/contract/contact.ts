import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { IdParams } from './parameters.ts';

const text = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, `Dit mag hoogstens ${max} tekens lang zijn.`);

const optional = (max: number) =>
  z
    .string('Vul hier tekst in.')
    .trim()
    .max(max, `Dit mag hoogstens ${max} tekens lang zijn.`)
    .nullish()
    .transform((value) => value || null);

/** §3, §5 Contact form payload. Messages are Dutch: the visitor reads them. */
export const ContactInput = z.object(
  {
    name: text(120, 'Vul uw naam in.'),
    email: text(254, 'Vul uw e-mailadres in.').pipe(z.email('Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.')),
    phone: optional(40),
    subject: optional(200),
    message: text(5000, 'Schrijf hier uw bericht.'),
    /** People never see this field; whoever fills it, with whatever, is a program. */
    honeypot: z.string().nullish().catch('filled'),
  },
  'Uw bericht is niet goed aangekomen. Probeer het opnieuw.',
);
export type ContactInput = z.output<typeof ContactInput>;

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  status: 200,
  summary: 'Leaves a message for the clinic.',
  body: ContactInput,
  answer: z.object({ success: z.literal(true) }),
});

/** A message as staff read it. */
export const ContactMessage = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string().nullable(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  handledAt: z.iso.datetime().nullable(),
  /** The mail that says there is a new message: `off` without SMTP_URL; `failed` after an attempt, until one succeeds. */
  notice: z.enum(['off', 'waiting', 'sent', 'failed']),
  /** For a handled message: the day it is deleted for good. */
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
  summary: 'Contact messages, newest first, with the number that wait.',
  answer: ContactMessageList,
});

export const getMessage = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access: 'staff',
  status: 200,
  summary: 'One contact message.',
  params: IdParams,
  answer: ContactMessage,
});

export const handleMessage = endpoint({
  method: 'POST',
  path: `${path}/:id/handled`,
  access: 'staff',
  status: 200,
  summary: 'Marks a message as handled, or as new again.',
  params: IdParams,
  body: z.object({ handled: z.boolean() }),
  answer: ContactMessage,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'staff',
  status: 204,
  summary: 'Deletes a message for good.',
  params: IdParams,
});
