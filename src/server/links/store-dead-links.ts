import type { Transaction } from '../transaction.ts';
import { itemAddresses } from './item-addresses.ts';
import { linkingArticles } from './linking-articles.ts';
import { pageLinks, pagesLinkingTo } from './page-links.ts';
import { storeAnswer } from './stored-answers.ts';

/** Stores that the links to an item are dead, for To do: readers no longer get it under these slugs. */
export async function storeDeadLinks(tx: Transaction, slugs: readonly string[]): Promise<void> {
  const addresses = itemAddresses(slugs);
  const linking = await linkingArticles(tx.db, addresses, 1);
  const pages = await pageLinks(tx);
  const isLinked = (address: string) => linking.get(address)?.length || pagesLinkingTo([address], pages).length > 0;
  for (const address of addresses.filter(isLinked)) await storeAnswer(tx, address, { outcome: 'gone', status: 404 });
}
