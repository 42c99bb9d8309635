import type { APIRoute } from 'astro';
import { addMonths } from 'date-fns/addMonths';
import { getClinic } from '../../content/clinic.ts';

/** RFC 9116 wants less than a year; a site that is built again within that time never lets it run out. */
const VALID_MONTHS = 11;

/** /.well-known/security.txt: whom to tell of a weakness in the site. */
export const GET: APIRoute = async ({ site }) => {
  const { email } = await getClinic();
  return new Response(
    [
      `Contact: mailto:${email}`,
      `Expires: ${addMonths(new Date(), VALID_MONTHS).toISOString()}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
      '',
    ].join('\n'),
  );
};
