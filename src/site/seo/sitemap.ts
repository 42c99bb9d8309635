import { escapeMarkup } from '../../shared/text/text.ts';

export type SitemapEntry = { url: string; changedAt?: Date | undefined };

export function sitemap(entries: SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(
      ({ url, changedAt }) =>
        `<url><loc>${escapeMarkup(url)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`,
    ),
    '</urlset>',
  ].join('\n');
}
