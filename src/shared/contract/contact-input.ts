import './jitless.ts';
import * as z from 'zod/mini';
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
    name: text(120, ERRORS.nameMissing),
    email: z.pipe(text(254, ERRORS.emailMissing), z.email(ERRORS.emailInvalid)),
    phone: optional(40),
    subject: optional(200),
    message: text(5000, ERRORS.messageMissing),
    /** People never see this field; whoever fills it, with whatever, is a program. */
    honeypot: z.catch(z.nullish(z.string()), 'filled'),
  },
  ERRORS.notAnObject,
);
export type ContactInput = z.output<typeof ContactInput>;
