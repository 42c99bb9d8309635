import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

const siteUrl = 'https://clinic.example';

test('names the addresses of an item in both languages', () => {
  const alternates = [{ hreflang: 'en', href: `${siteUrl}/sleep` }];
  const xml = sitemap([{ url: siteUrl, alternates }, { url: siteUrl }]);
  const link = '<xhtml:link rel="alternate" hreflang="en" href="https://clinic.example/sleep"/>';
  expect(xml).toContain(`<loc>https://clinic.example</loc>${link}</url>\n<url><loc>https://clinic.example</loc></url>`);
});

test('escapes addresses and prints lastmod only for entries with a date', () => {
  const changedAt = new Date('2026-01-02T10:00:00Z');
  const xml = sitemap([{ url: 'https://clinic.example/magazine?category=a&type=b' }, { url: siteUrl, changedAt }]);
  expect(xml).toContain('<loc>https://clinic.example/magazine?category=a&amp;type=b</loc></url>');
  expect(xml).toContain('<loc>https://clinic.example</loc><lastmod>2026-01-02T10:00:00.000Z</lastmod>');
});
