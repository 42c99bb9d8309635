import type { APIRoute } from 'astro';
import { logPageError } from '../../build/runtime/page-log.ts';
import { alternatesOf } from '../../magazine/head/head-data.ts';
import { ARTICLES_TAG } from '../../server/articles/cache-tags.ts';
import { newestChange, sitemapEntries } from '../../server/articles/published/sitemap.ts';
import { beforeReading } from '../../server/articles/schedules/before-reading.ts';
import { asVisitor } from '../../server/context.ts';
import { runningDependencies } from '../../server/running-dependencies.ts';
import { paths } from '../../shared/paths.ts';
import { type SitemapEntry, sitemap } from '../../site/seo/sitemap.ts';
import { cachePage } from './_cache-page.ts';
import { unavailableResponse } from './_read-feed.ts';

export const prerender = false;

const FIRST = 1;

/** A part of the published items, and the listing itself in the first; /sitemap.xml lists the parts. */
export const GET: APIRoute = async (page) => {
  const file = /^[1-9]\d{0,5}$/.test(page.params['file'] ?? '') ? Number(page.params['file']) : 0;
  try {
    const dependencies = await runningDependencies();
    const cacheTime = await beforeReading(dependencies);
    const context = asVisitor(dependencies);
    const url = (path: string) => dependencies.siteUrl + path;
    const items = file > 0 ? await sitemapEntries(context, file) : [];
    const entries: SitemapEntry[] = items.map((item) => ({
      url: url(paths.magazineItem(item)),
      changedAt: item.updatedAt,
      alternates: alternatesOf(item, dependencies.siteUrl),
    }));
    if (file === FIRST) entries.unshift({ url: url(paths.magazine), changedAt: await newestChange(context) });
    // Last, because the 503 response below must not be cached.
    cachePage(page, [ARTICLES_TAG], cacheTime);
    if (entries.length === 0) return new Response('There is no such part of the sitemap.\n', { status: 404 });
    return new Response(sitemap(entries), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
  } catch (error) {
    return unavailableResponse(logPageError(page, error));
  }
};
