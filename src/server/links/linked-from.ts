import type { LinkedFrom } from '../../shared/contract/links.ts';
import { paths } from '../../shared/paths.ts';
import { loadArticle } from '../articles/article-row.ts';
import { listFormerSlugs } from '../articles/slugs/former-slugs.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/transaction.ts';
import { requirePermission } from '../permissions.ts';
import { linkingArticles } from './linking-articles.ts';
import { pageLinks } from './page-links.ts';
import { storeAnswer } from './stored-answers.ts';

/** The first of each. */
const MOST = 20;

/** The published articles and other pages with a link to an article, by any of its addresses. Throws `not-found`. */
export async function listLinkedFrom(context: Context, id: number): Promise<LinkedFrom> {
  requirePermission(context, 'magazine.read');
  const { slug } = await loadArticle(context.db, id);
  const addresses = addressesOf([slug, ...(await listFormerSlugs(context.db, id))]);
  const linking = await linkingArticles(context.db, addresses, MOST + 1);
  const byId = new Map([...linking.values()].flat().map((article) => [article.id, article]));
  byId.delete(id);
  return {
    articles: [...byId.values()].sort((one, other) => one.id - other.id).slice(0, MOST),
    pages: (await pageLinks(context))
      .filter((page) => addresses.some((address) => page.addresses.includes(address)))
      .map(({ path }) => path)
      .slice(0, MOST),
  };
}

/** Stores that the links to an article are dead, for To do: readers no longer get it under these slugs. */
export async function storeDeadLinks(tx: Transaction, slugs: readonly string[]): Promise<void> {
  const addresses = addressesOf(slugs);
  const linking = await linkingArticles(tx.db, addresses, 1);
  const pages = await pageLinks(tx);
  const isLinked = (address: string) =>
    linking.get(address)?.length || pages.some((page) => page.addresses.includes(address));
  for (const address of addresses.filter(isLinked)) await storeAnswer(tx, address, { outcome: 'gone', status: 404 });
}

/** An article that became a video, or the reverse, is found at its other address too. */
const addressesOf = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => ['article', 'video'].map((type) => paths.magazineItem({ type, slug })));
