import type { AstroGlobal } from 'astro';
import { logPageError } from '../../build/page-log.ts';
import { sanitiseHtml } from '../../server/articles/body/sanitise.ts';
import { type RelatedArticles, relatedArticlesOf } from '../../server/articles/related.ts';
import { resolveSlug } from '../../server/articles/slugs/resolve-slug.ts';
import { ARTICLES_TAG, articleTag } from '../../server/cache/public-cache.ts';
import { asVisitor } from '../../server/context.ts';
import { runningDependencies } from '../../server/running.ts';
import type { ArticleType, PublicArticle } from '../../shared/contract/articles.ts';
import { optionalSlug } from '../../shared/contract/parameters.ts';
import { paths } from '../../shared/paths.ts';
import { cachePage } from './_cache-page.ts';

export type Found = { item: PublicArticle; changedAt: Date; companions: RelatedArticles; siteUrl: string };

/**
 * Reads what /magazine/{type}/{slug} shows. `missing` for unknown slugs, drafts and the wrong type (status 404),
 * `gone` for what was public and is deleted (410), an address for what has moved (308), and `away` when it cannot be
 * read now (503, not kept).
 */
export async function readItem(
  page: AstroGlobal,
  type: ArticleType,
): Promise<Found | { movedTo: string } | 'missing' | 'gone' | 'away'> {
  const slug = page.params['slug'] ?? '';
  // Nothing was ever at such an address; and what it holds would not fit into the header that names what is kept.
  if (!optionalSlug.safeParse(slug).success) return 'missing';
  try {
    const dependencies = await runningDependencies();
    const context = asVisitor(dependencies);
    const resolved = await resolveSlug(context, slug);
    if (resolved.kind === 'moved') return { movedTo: paths.magazineItem(resolved) };
    if (resolved.kind === 'gone') return 'gone';
    if (resolved.kind === 'unknown' || resolved.article.type !== type) {
      cachePage(page, [articleTag(slug)]);
      return 'missing';
    }
    const item = resolved.article;
    const [companions, content] = await Promise.all([relatedArticlesOf(context, item), sanitiseHtml(item.content)]);
    // Related items and neighbours are of the lists' making.
    cachePage(page, [ARTICLES_TAG, articleTag(slug)]);
    const { siteUrl } = dependencies;
    return { item: { ...item, content }, changedAt: resolved.changedAt, companions, siteUrl };
  } catch (error) {
    page.response.headers.set('x-request-id', logPageError(page, error));
    return 'away';
  }
}

const STATUS = { missing: 404, gone: 410, away: 503 } as const;
/** Browsers keep 308 and 410 without end unless told: the address may lead elsewhere one day, or hold an article again. */
const ASK_AGAIN = 'no-cache';

/** For what is not there to be shown. */
export function setStatus(response: { status?: number; headers: Headers }, found: keyof typeof STATUS): void {
  response.status = STATUS[found];
  if (found === 'gone') response.headers.set('cache-control', ASK_AGAIN);
}

export const permanentRedirect = (to: string) =>
  new Response(null, { status: 308, headers: { location: to, 'cache-control': ASK_AGAIN } });
