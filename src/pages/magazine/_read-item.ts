import type { AstroGlobal } from 'astro';
import { logPageError } from '../../build/runtime/page-log.ts';
import { articleTag, tagsOfPage } from '../../server/articles/cache-tags.ts';
import { resolveSlug } from '../../server/articles/published/resolve-slug.ts';
import { beforeReading } from '../../server/articles/schedules/before-reading.ts';
import { asVisitor } from '../../server/context.ts';
import type { Dependencies } from '../../server/dependencies.ts';
import type { ArticleType } from '../../shared/contract/articles/articles.ts';
import { optionalSlug } from '../../shared/contract/parameters.ts';
import { paths } from '../../shared/paths.ts';
import { cachePage } from './_cache-page.ts';
import { type CompleteItem, completeItem } from './_complete-item.ts';

export type FoundItem = CompleteItem & { status: 'found'; changedAt: Date; siteUrl: string };

/** `not-found`: an unknown slug, a draft or the wrong type. `gone`: deleted. `unavailable`: the database failed. */
type MissingItem = { status: 'not-found' | 'gone' | 'unavailable' };
export type ItemResult = FoundItem | MissingItem;

/** Also of other sites, which an imported article may have had: mijn_artikel. */
const ADDRESS = /^[\p{L}\p{N}._~-]{1,120}$/u;

/** Reads the item of /magazine/{type}/{slug}. A failure of `open` is one of the database. */
export async function readItem(
  page: AstroGlobal,
  type: ArticleType,
  open: () => Promise<Dependencies>,
): Promise<ItemResult | { status: 'moved'; to: string }> {
  const slug = page.params['slug'] ?? '';
  if (!ADDRESS.test(slug)) return { status: 'not-found' };
  try {
    const dependencies = await open();
    const cacheTime = await beforeReading(dependencies);
    const context = asVisitor(dependencies);
    const resolved = await resolveSlug(context, slug);
    if (resolved.kind === 'moved') return { status: 'moved', to: paths.magazineItem(resolved) };
    if (resolved.kind === 'gone') return { status: 'gone' };
    if (resolved.kind === 'not-found' || resolved.article.type !== type) {
      // Another one may not fit into the header with the cache tags.
      if (optionalSlug.safeParse(slug).success) cachePage(page, [articleTag(slug)], cacheTime);
      return { status: 'not-found' };
    }
    const complete = await completeItem(context, resolved.article);
    const tags = [...tagsOfPage(complete.item, complete.relatedArticles), ...complete.linkTags];
    cachePage(page, [...new Set(tags)], cacheTime);
    const { siteUrl } = dependencies;
    return { status: 'found', ...complete, changedAt: resolved.changedAt, siteUrl };
  } catch (error) {
    page.response.headers.set('x-request-id', logPageError(page, error));
    return { status: 'unavailable' };
  }
}

const STATUS_CODES = { found: 200, 'not-found': 404, gone: 410, unavailable: 503 } as const;
/** Browsers cache 308 and 410 indefinitely, but a slug may lead elsewhere or be used again later. */
const REVALIDATE = 'no-cache';

export function setItemStatus(response: { status?: number; headers: Headers }, { status }: ItemResult): void {
  response.status = STATUS_CODES[status];
  if (status === 'gone') response.headers.set('cache-control', REVALIDATE);
}

export const permanentRedirect = (to: string) =>
  new Response(null, { status: 308, headers: { location: to, 'cache-control': REVALIDATE } });
