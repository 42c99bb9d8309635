import type { LinkedFrom } from '../../shared/contract/links.ts';
import { loadArticle } from '../articles/article-row.ts';
import { listFormerSlugs } from '../articles/slugs/former-slugs.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions.ts';
import { itemAddresses } from './item-addresses.ts';
import { linkingArticles } from './linking-articles.ts';
import { pageLinks, pagesLinkingTo } from './page-links.ts';

/** Articles, and pages. */
const MOST = 20;

/** The published articles and other pages with a link to an article, by any of its addresses. Throws `not-found`. */
export async function listLinkedFrom(context: Context, id: number): Promise<LinkedFrom> {
  requirePermission(context, 'magazine.read');
  const { slug } = await loadArticle(context.db, id);
  const addresses = itemAddresses([slug, ...(await listFormerSlugs(context.db, id))]);
  // One more: the article may link to itself, which does not count.
  const linking = await linkingArticles(context.db, addresses, MOST + 1);
  const byId = new Map([...linking.values()].flat().map((article) => [article.id, article]));
  byId.delete(id);
  return {
    articles: [...byId.values()].sort((one, other) => one.id - other.id).slice(0, MOST),
    pages: pagesLinkingTo(addresses, await pageLinks(context)).slice(0, MOST),
  };
}
