import { paths } from '../../shared/paths.ts';
import type { LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import { currentAddresses } from '../articles/slugs/current-links.ts';
import type { Context } from '../context.ts';

const ITEM = /^\/magazine\/(?:article|video)\/([^/]+)$/;
/** Files, calls, screens of staff and previews: no pages for readers. */
const NO_PAGES = /\.[a-z0-9]+$|^\/(?:api|_astro|admindash|magazine\/preview)(?:\/|$)/i;

/**
 * Whether these paths lead readers to a page of this site: a published article or video by any of its addresses, or a
 * page of the build. The result lacks paths that are no pages, and without an index of the build's pages all others too.
 */
export async function ownPathAnswers(context: Context, own: readonly string[]): Promise<Map<string, LinkAnswer>> {
  const slugOf = (path: string) => ITEM.exec(path)?.[1];
  const slugs = own.flatMap((path) => slugOf(path) ?? []);
  const items = slugs.length > 0 ? await currentAddresses(context, slugs) : new Map<string, unknown>();
  const pages = await pagesOf(context);
  const answers = new Map<string, LinkAnswer>();
  for (const path of own) {
    const slug = slugOf(path);
    if (slug === undefined && (!pages || NO_PAGES.test(path))) continue;
    const isThere = slug === undefined ? pages?.has(path) : items.has(slug);
    answers.set(path, isThere ? { outcome: 'fine' } : { outcome: 'gone', status: 404 });
  }
  return answers;
}

async function pagesOf({ siteIndex }: Context): Promise<ReadonlySet<string> | undefined> {
  const index = await siteIndex().catch(() => undefined);
  return index?.paths && new Set([paths.magazine, paths.search, ...index.paths]);
}
