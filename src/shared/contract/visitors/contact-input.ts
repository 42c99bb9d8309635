import '../jitless.ts';
import * as z from 'zod/mini';
import { EMAIL_ADDRESS } from '../../addresses/email-address.ts';
import { CONTACT_MAX_LENGTH as MAX } from '../../constants.ts';
import { CONTACT_FIELD_ERRORS as ERRORS } from '../../messages/contact-messages.ts';
import { isVisible } from '../../text/text.ts';

/**
 * Written in zod/mini, because the contact form also validates in the browser: this schema is the only part of the
 * contract that visitors download.
 */

const atMost = (max: number) => z.maxLength(max, ERRORS.tooLong(max));

/** Browsers count a line end as one character, and send two. */
const lineEnds = z.overwrite((text: string) => text.replaceAll('\r\n', '\n'));

const text = (max: number, missing: string) =>
  z.string(missing).check(lineEnds, z.trim(), z.minLength(1, missing), atMost(max), z.refine(isVisible, missing));

const optional = (max: number) =>
  z.pipe(
    z.nullish(z.string(ERRORS.notText).check(z.trim(), atMost(max))),
    z.transform((value) => (value && isVisible(value) ? value : null)),
  );

/** Error messages are Dutch, because visitors read them. */
export const ContactInput = z.object(
  {
    name: text(MAX.name, ERRORS.nameMissing),
    email: z.pipe(text(MAX.email, ERRORS.emailMissing), z.string().check(z.regex(EMAIL_ADDRESS, ERRORS.emailInvalid))),
    phone: optional(MAX.phone),
    subject: optional(MAX.subject),
    message: text(MAX.message, ERRORS.messageMissing),
    /** Of an employer who asks for a proposal: they become the first lines of the message. */
    people: optional(MAX.people),
    place: optional(MAX.place),
    when: optional(MAX.when),
    /** Invisible to people: any value, even an invalid one, comes from a bot. */
    honeypot: z.catch(z.nullish(z.string()), 'filled'),
  },
  ERRORS.notAnObject,
);
export type ContactInput = z.output<typeof ContactInput>;
