import type { APIRoute } from 'astro';
import { logPageError } from '../../build/page-log.ts';
import { ARTICLES_TAG } from '../../server/articles/cache-tags/article-tags.ts';
import { sitemapEntries } from '../../server/articles/feed-and-sitemap.ts';
import { asVisitor } from '../../server/context.ts';
import { runningDependencies } from '../../server/running.ts';
import { paths } from '../../shared/paths.ts';
import { sitemap } from '../../site/seo/sitemap.ts';
import { cachePage } from './_cache-page.ts';
import { unavailableResponse } from './_read-feed.ts';

export const prerender = false;

/** All published items; part of /sitemap.xml. */
export const GET: APIRoute = async (page) => {
  try {
    const dependencies = await runningDependencies();
    const items = await sitemapEntries(asVisitor(dependencies));
    const url = (path: string) => dependencies.siteUrl + path;
    const newest = items.map(({ updatedAt }) => updatedAt).sort((a, b) => b.getTime() - a.getTime())[0];
    const entries = items.map((item) => ({ url: url(paths.magazineItem(item)), changedAt: item.updatedAt }));
    const text = sitemap([{ url: url(paths.magazine), changedAt: newest }, ...entries]);
    // Last, because the 503 response below must not be cached.
    cachePage(page, [ARTICLES_TAG]);
    return new Response(text, {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    });
  } catch (error) {
    return unavailableResponse(logPageError(page, error));
  }
};
