import type { APIContext } from 'astro';
import type { Feed } from '../../magazine/feeds/feed.ts';
import { feedItem } from '../../magazine/feeds/feed.ts';
import { logPageFault } from '../../page-log.ts';
import { newestWhole } from '../../server/articles/published.ts';
import { sanitiseHtml } from '../../server/articles/sanitise.ts';
import { asVisitor } from '../../server/context.ts';
import { ARTICLES_TAG } from '../../server/http/public-cache.ts';
import { runningDependencies } from '../../server/running.ts';
import { getClinic } from '../../site/clinic.ts';
import { keep } from './_keep.ts';

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
    keep(page, [ARTICLES_TAG]);
    return { title: magazine.merk, description: magazine.tagline, siteUrl, items: whole };
  } catch (error) {
    return comeBackLater(logPageFault(page, error));
  }
}

/** For readers that ask by themselves: come back in a minute. */
export const comeBackLater = (requestId: string) =>
  new Response('The magazine cannot be read right now.\n', {
    status: 503,
    headers: { 'retry-after': '60', 'x-request-id': requestId },
  });
