import type { APIContext } from 'astro';
import { logPageError } from '../../build/runtime/page-log.ts';
import { type Feed, toFeedItem } from '../../magazine/feeds/feed.ts';
import { sanitiseHtml } from '../../server/articles/body/convert-html.ts';
import { ARTICLES_TAG } from '../../server/articles/cache-tags.ts';
import { latestArticles } from '../../server/articles/published/published.ts';
import { beforeReading } from '../../server/articles/schedules/before-reading.ts';
import { withCurrentLinks } from '../../server/articles/slugs/current-links.ts';
import { asVisitor } from '../../server/context.ts';
import type { Dependencies } from '../../server/dependencies.ts';
import { getClinic } from '../../site/entries.ts';
import { cachePage } from './_cache-page.ts';

const FEED_ITEMS = 30;

/** The newest items; a 503 response when the database is unavailable. */
export async function readFeed(page: APIContext, open: () => Promise<Dependencies>): Promise<Feed | Response> {
  const { magazine, afspraak } = await getClinic();
  try {
    const dependencies = await open();
    const cacheTime = await beforeReading(dependencies);
    const { siteUrl } = dependencies;
    const context = asVisitor(dependencies);
    const items = await latestArticles(context, FEED_ITEMS);
    const stored = await Promise.all(items.map(({ content }) => sanitiseHtml(content)));
    const bodies = await withCurrentLinks(context, stored);
    const feedItems = items.map((item, index) =>
      toFeedItem({ ...item, content: bodies[index] ?? '' }, siteUrl, afspraak),
    );
    // Last, because the 503 response below must not be cached.
    cachePage(page, [ARTICLES_TAG], cacheTime);
    return { title: magazine.merk, description: magazine.tagline, siteUrl, items: feedItems };
  } catch (error) {
    return unavailableResponse(logPageError(page, error));
  }
}

export const unavailableResponse = (requestId: string) =>
  new Response('The magazine cannot be read right now.\n', {
    status: 503,
    headers: { 'retry-after': '60', 'x-request-id': requestId },
  });
