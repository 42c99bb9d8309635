import { call } from '../../shared/api-client.ts';
import { MAGAZINE_PAGE_SIZE } from '../../shared/constants.ts';
import type { PublicArticlePage } from '../../shared/contract/articles/articles.ts';
import type { ListingQuery } from './query.ts';

/** Throws 'Failed to fetch articles', with the API's or the network's error as its cause. */
export async function fetchListing({ type, ...query }: ListingQuery): Promise<PublicArticlePage> {
  const filters = { ...query, limit: MAGAZINE_PAGE_SIZE, ...(type && { type }) };
  return call('GET /api/articles', { query: filters }).catch((cause: unknown) => {
    throw new Error('Failed to fetch articles', { cause });
  });
}
