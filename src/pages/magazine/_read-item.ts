import type { AstroGlobal } from 'astro';
import { logPageError } from '../../build/page-log.ts';
import { sanitiseHtml } from '../../server/articles/body/sanitise.ts';
import { articleTag, tagsOfPage } from '../../server/articles/cache-tags/article-tags.ts';
import { findRelatedArticles, type RelatedArticles } from '../../server/articles/related.ts';
import { resolveSlug } from '../../server/articles/slugs/resolve-slug.ts';
import { asVisitor } from '../../server/context.ts';
import { runningDependencies } from '../../server/running.ts';
import type { ArticleType, PublicArticle } from '../../shared/contract/articles/articles.ts';
import { optionalSlug } from '../../shared/contract/parameters.ts';
import { paths } from '../../shared/paths.ts';
import { cachePage } from './_cache-page.ts';

export type FoundItem = {
  status: 'found';
  item: PublicArticle;
  changedAt: Date;
  relatedArticles: RelatedArticles;
  siteUrl: string;
};

/** `not-found`: an unknown slug, a draft or the wrong type. `gone`: deleted. `unavailable`: the database failed. */
type MissingItem = { status: 'not-found' | 'gone' | 'unavailable' };
export type ItemResult = FoundItem | MissingItem;

/** Reads the item of /magazine/{type}/{slug}. */
export async function readItem(
  page: AstroGlobal,
  type: ArticleType,
): Promise<ItemResult | { status: 'moved'; to: string }> {
  const slug = page.params['slug'] ?? '';
  // Not cached: an invalid slug may not fit into the header with the cache tags.
  if (!optionalSlug.safeParse(slug).success) return { status: 'not-found' };
  try {
    const dependencies = await runningDependencies();
    const context = asVisitor(dependencies);
    const resolved = await resolveSlug(context, slug);
    if (resolved.kind === 'moved') return { status: 'moved', to: paths.magazineItem(resolved) };
    if (resolved.kind === 'gone') return { status: 'gone' };
    if (resolved.kind === 'not-found' || resolved.article.type !== type) {
      cachePage(page, [articleTag(slug)]);
      return { status: 'not-found' };
    }
    const item = resolved.article;
    const [relatedArticles, content] = await Promise.all([
      findRelatedArticles(context, item),
      sanitiseHtml(item.content),
    ]);
    cachePage(page, tagsOfPage(item, relatedArticles));
    const { siteUrl } = dependencies;
    return { status: 'found', item: { ...item, content }, changedAt: resolved.changedAt, relatedArticles, siteUrl };
  } catch (error) {
    page.response.headers.set('x-request-id', logPageError(page, error));
    return { status: 'unavailable' };
  }
}

const STATUS_CODES = { found: 200, 'not-found': 404, gone: 410, unavailable: 503 } as const;
/** Browsers cache 308 and 410 indefinitely, but a slug may lead elsewhere or be used again later. */
const REVALIDATE = 'no-cache';

export function setStatus(response: { status?: number; headers: Headers }, { status }: ItemResult): void {
  response.status = STATUS_CODES[status];
  if (status === 'gone') response.headers.set('cache-control', REVALIDATE);
}

export const permanentRedirect = (to: string) =>
  new Response(null, { status: 308, headers: { location: to, 'cache-control': REVALIDATE } });
