import './jitless.ts';
import * as z from 'zod/mini';

/**
 * What a visitor writes. In zod/mini, because the contact form checks it in the browser before it is sent: of all the
 * contract, these rules alone are downloaded.
 */

const atMost = (max: number) => z.maxLength(max, `Dit mag hoogstens ${max} tekens lang zijn.`);

const text = (max: number, missing: string) => z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(max));

const optional = (max: number) =>
  z.pipe(
    z.nullish(z.string('Vul hier tekst in.').check(z.trim(), atMost(max))),
    z.transform((value) => value || null),
  );

/** §3, §5 Contact form payload. Messages are Dutch: the visitor reads them. */
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
    /** People never see this field; whoever fills it, with whatever, is a program. */
    honeypot: z.catch(z.nullish(z.string()), 'filled'),
  },
  'Uw bericht is niet goed aangekomen. Probeer het opnieuw.',
);
export type ContactInput = z.output<typeof ContactInput>;
