import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...['/sitemap-pages.xml', '/magazine/sitemap.xml'].map(
        (path) => `<sitemap><loc>${new URL(path, site).href}</loc></sitemap>`,
      ),
      '</sitemapindex>',
    ].join('\n'),
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
