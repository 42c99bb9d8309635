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

/** The newest items for a feed; undefined when they cannot be read now. */
export async function readFeed(page: APIContext): Promise<Feed | undefined> {
  const { magazine } = await getClinic();
  try {
    const dependencies = await runningDependencies();
    const { siteUrl } = dependencies;
    const items = await newestWhole(asVisitor(dependencies), FEED_ITEMS);
    keep(page, [ARTICLES_TAG]);
    const whole = items.map(async (item) => feedItem({ ...item, content: await sanitiseHtml(item.content) }, siteUrl));
    return { title: magazine.merk, description: magazine.tagline, siteUrl, items: await Promise.all(whole) };
  } catch (error) {
    logPageFault(page.routePattern, error);
    return undefined;
  }
}

/** For readers that ask by themselves: come back in a minute. */
export const comeBackLater = () =>
  new Response('The magazine cannot be read right now.\n', { status: 503, headers: { 'retry-after': '60' } });
