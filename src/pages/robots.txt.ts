import type { APIRoute } from 'astro';

/** Allows everything but the admin area and the API; the API's download path serves pictures. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /admindash',
      'Disallow: /api/',
      'Allow: /api/admin/download/',
      '',
      `Sitemap: ${new URL('/sitemap.xml', site).href}`,
      '',
    ].join('\n'),
  );
