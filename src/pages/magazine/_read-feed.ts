import type { APIContext } from 'astro';
import { logPageError } from '../../build/page-log.ts';
import { getClinic } from '../../content/clinic.ts';
import type { Feed } from '../../magazine/feeds/feed.ts';
import { feedItem } from '../../magazine/feeds/feed.ts';
import { sanitiseHtml } from '../../server/articles/body/sanitise.ts';
import { newestWhole } from '../../server/articles/published.ts';
import { ARTICLES_TAG } from '../../server/cache/public-cache.ts';
import { asVisitor } from '../../server/context.ts';
import { runningDependencies } from '../../server/running.ts';
import { cachePage } from './_cache-page.ts';

const FEED_ITEMS = 30;

/** The newest items for a feed; when they cannot be read now, the answer that says so. */
export async function readFeed(page: APIContext): Promise<Feed | Response> {
  const { magazine } = await getClinic();
  try {
    const dependencies = await runningDependencies();
    const { siteUrl } = dependencies;
    const items = await newestWhole(asVisitor(dependencies), FEED_ITEMS);
    const whole = await Promise.all(
      items.map(async (item) => feedItem({ ...item, content: await sanitiseHtml(item.content) }, siteUrl)),
    );
    // Last: the answer that says what went wrong would be kept as well.
    cachePage(page, [ARTICLES_TAG]);
    return { title: magazine.merk, description: magazine.tagline, siteUrl, items: whole };
  } catch (error) {
    return unavailableResponse(logPageError(page, error));
  }
}

/** For readers that ask by themselves: come back in a minute. */
export const unavailableResponse = (requestId: string) =>
  new Response('The magazine cannot be read right now.\n', {
    status: 503,
    headers: { 'retry-after': '60', 'x-request-id': requestId },
  });
