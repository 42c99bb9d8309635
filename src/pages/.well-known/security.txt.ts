import type { APIRoute } from 'astro';
import { addMonths } from 'date-fns/addMonths';
import { getClinic } from '../../site/entries.ts';

/** RFC 9116 recommends less than a year. Each build renews it. */
const VALID_MONTHS = 11;

export const GET: APIRoute = async ({ site }) => {
  const { email, veiligheidsmeldingen = email } = await getClinic();
  return new Response(
    [
      `Contact: mailto:${veiligheidsmeldingen}`,
      `Expires: ${addMonths(new Date(), VALID_MONTHS).toISOString()}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
      '',
    ].join('\n'),
  );
};
