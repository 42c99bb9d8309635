import type { APIRoute } from 'astro';
import { logPageError } from '../build/runtime/page-log.ts';
import { ARTICLES_TAG } from '../server/articles/cache-tags.ts';
import { sitemapFiles } from '../server/articles/published/sitemap.ts';
import { beforeReading } from '../server/articles/schedules/before-reading.ts';
import { asVisitor } from '../server/context.ts';
import { runningDependencies } from '../server/running-dependencies.ts';
import { cachePage } from './magazine/_cache-page.ts';
import { unavailableResponse } from './magazine/_read-feed.ts';

export const prerender = false;

/** The parts of the sitemap: the fixed pages, and the magazine in as many files as it needs. */
export const GET: APIRoute = async (page) => {
  try {
    const dependencies = await runningDependencies();
    const cacheTime = await beforeReading(dependencies);
    const files = await sitemapFiles(asVisitor(dependencies));
    const parts = ['/sitemap-pages.xml', ...files.map((file) => `/magazine/sitemap-${file}.xml`)];
    const text = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...parts.map((path) => `<sitemap><loc>${dependencies.siteUrl}${path}</loc></sitemap>`),
      '</sitemapindex>',
    ].join('\n');
    // Last, because the 503 response below must not be cached.
    cachePage(page, [ARTICLES_TAG], cacheTime);
    return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
  } catch (error) {
    return unavailableResponse(logPageError(page, error));
  }
};
