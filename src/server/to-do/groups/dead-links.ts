import type { ToDoGroups } from '../../../shared/contract/to-do.ts';
import { listDeadLinks } from '../../links/dead-links.ts';
import { MAX_LISTED } from '../bounds.ts';
import { cachedInLargeMagazine } from '../cache-group.ts';

/** Dead links of published articles, the longest unchecked first. */
export const deadLinks = cachedInLargeMagazine(async (context): Promise<ToDoGroups['deadLinks']> => {
  const links = await listDeadLinks(context);
  return {
    total: links.length,
    entries: links.slice(0, MAX_LISTED).map(({ address, askedAt, articles, pages }) => ({
      address,
      askedAt: askedAt.toISOString(),
      articles: articles.slice(0, MAX_LISTED),
      pages: pages.slice(0, MAX_LISTED),
    })),
  };
});
