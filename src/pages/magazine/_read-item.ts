import type { APIContext } from 'astro';
import { type Companions, companionsOf } from '../../server/articles/companions.ts';
import { getPublished } from '../../server/articles/get.ts';
import { sanitiseHtml } from '../../server/articles/sanitise.ts';
import { asVisitor } from '../../server/context.ts';
import { isNotFound } from '../../server/errors.ts';
import { ARTICLES_TAG, articleTag } from '../../server/http/public-cache.ts';
import { runningDependencies } from '../../server/running.ts';
import type { ArticleType, PublicArticle } from '../../shared/contract/articles.ts';
import { keep } from './_keep.ts';

export type Found = { item: PublicArticle; companions: Companions; siteUrl: string };

/**
 * Reads what /magazine/{type}/{slug} shows. `missing` for unknown slugs, drafts and the wrong type (status 404),
 * `away` when it cannot be read now (status 503, not kept).
 */
export async function readItem(page: APIContext, type: ArticleType): Promise<Found | 'missing' | 'away'> {
  const slug = page.params['slug'] ?? '';
  try {
    const dependencies = await runningDependencies();
    const context = asVisitor(dependencies);
    const item = await getPublished(context, slug);
    if (item.type !== type) return missing(page, slug);
    const [companions, content] = await Promise.all([companionsOf(context, item), sanitiseHtml(item.content)]);
    // Related items and neighbours are of the lists' making.
    keep(page, [ARTICLES_TAG, articleTag(slug)]);
    return { item: { ...item, content }, companions, siteUrl: dependencies.siteUrl };
  } catch (error) {
    if (isNotFound(error)) return missing(page, slug);
    return 'away';
  }
}

function missing(page: APIContext, slug: string): 'missing' {
  keep(page, [articleTag(slug)]);
  return 'missing';
}
