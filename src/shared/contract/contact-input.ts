import './jitless.ts';
import * as z from 'zod/mini';
import { CONTACT_MAX_LENGTH as MAX } from '../constants.ts';
import { CONTACT_FIELD_ERRORS as ERRORS } from '../contact-messages.ts';

/**
 * What a visitor writes. In zod/mini, because the contact form checks it in the browser before it is sent: of all the
 * contract, these rules alone are downloaded.
 */

const atMost = (max: number) => z.maxLength(max, ERRORS.tooLong(max));

const text = (max: number, missing: string) => z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(max));

const optional = (max: number) =>
  z.pipe(
    z.nullish(z.string(ERRORS.notText).check(z.trim(), atMost(max))),
    z.transform((value) => value || null),
  );

/** §3, §5 Contact form payload. Messages are Dutch: the visitor reads them. */
export const ContactInput = z.object(
  {
    name: text(MAX.name, ERRORS.nameMissing),
    email: z.pipe(text(MAX.email, ERRORS.emailMissing), z.email(ERRORS.emailInvalid)),
    phone: optional(MAX.phone),
    subject: optional(MAX.subject),
    message: text(MAX.message, ERRORS.messageMissing),
    /** People never see this field; whoever fills it, with whatever, is a program. */
    honeypot: z.catch(z.nullish(z.string()), 'filled'),
  },
  ERRORS.notAnObject,
);
export type ContactInput = z.output<typeof ContactInput>;
