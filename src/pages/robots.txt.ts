import type { APIRoute } from 'astro';
import { isInPreparation } from '../site/entries.ts';

/**
 * Allows everything but the admin area and the API; the API's download path serves pictures. Pages with samples are
 * allowed too, or no search engine would read in them that it is to stay away; they are not offered to it either.
 */
export const GET: APIRoute = async ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /admindash',
      'Disallow: /api/',
      'Allow: /api/admin/download/',
      ...((await isInPreparation()) ? [] : ['', `Sitemap: ${new URL('/sitemap.xml', site).href}`]),
      '',
    ].join('\n'),
  );
