import './jitless.ts';
import * as z from 'zod/mini';
import { CONTACT_MAX_LENGTH as MAX } from '../constants.ts';
import { CONTACT_FIELD_ERRORS as ERRORS } from '../contact-messages.ts';

/**
 * Written in zod/mini, because the contact form also validates in the browser: this schema is the only part of the
 * contract that visitors download.
 */

const atMost = (max: number) => z.maxLength(max, ERRORS.tooLong(max));

const text = (max: number, missing: string) => z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(max));

const optional = (max: number) =>
  z.pipe(
    z.nullish(z.string(ERRORS.notText).check(z.trim(), atMost(max))),
    z.transform((value) => value || null),
  );

/** Error messages are Dutch, because visitors read them. */
export const ContactInput = z.object(
  {
    name: text(120, 'Vul uw naam in.'),
    email: z.pipe(
      text(254, 'Vul uw e-mailadres in.'),
      z.email('Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.'),
    ),
    phone: optional(40),
    subject: optional(200),
    message: text(5000, 'Schrijf hier uw bericht.'),
    /** Invisible to people: any value, even an invalid one, comes from a bot. */
    honeypot: z.catch(z.nullish(z.string()), 'filled'),
  },
  ERRORS.notAnObject,
);
export type ContactInput = z.output<typeof ContactInput>;
