import type { ArticleQuery } from '../../shared/contract/articles/articles.ts';
import type { Context } from '../context.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';

const TOO_MANY = 'There were many searches from your connection just now. Please wait a minute, then search again.';

/** Counts a visitor's search that no cache answered: it costs far more than any other read. Throws `too-many`. */
export async function limitSearch(
  context: Context,
  { search }: Pick<ArticleQuery, 'search'>,
  clientAddress: string,
): Promise<void> {
  if (!search || context.searchesPerMinute === 0) return;
  // Reading goes on when nothing can be written.
  if (!(await context.hasDiskSpace())) return;
  const limit = { key: `search:${clientAddress}`, max: context.searchesPerMinute, windowSeconds: 60 };
  await consumeRateLimit(context, limit, TOO_MANY);
}
