import type { APIRoute } from 'astro';

/** Everything may be read but the staff app and the API; pictures come through the API and may be shown. */
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
