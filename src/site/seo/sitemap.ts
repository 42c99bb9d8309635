import { escapeMarkup } from '../../shared/text/text.ts';

export type SitemapEntry = {
  url: string;
  changedAt?: Date | undefined;
  alternates?: { hreflang: string; href: string }[];
};

export function sitemap(entries: SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(({ url, changedAt, alternates = [] }) => {
      const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
      const links = alternates.map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
      );
      return `<url><loc>${escapeMarkup(url)}</loc>${lastmod}${links.join('')}</url>`;
    }),
    '</urlset>',
  ].join('\n');
}
