import type { ArticleQuery } from '../../shared/contract/articles/articles.ts';
import type { Context } from '../context.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';

const TOO_MANY = 'There were many searches from your connection. Please wait a minute, then search again.';

/** A submitted search, or suggestions during typing: typing must not use up the searches. */
export type SearchKind = 'search' | 'suggest';

/** Counts a visitor's uncached search: it costs far more than any other read. Throws `too-many`. */
export async function limitSearch(
  context: Context,
  { search }: Pick<ArticleQuery, 'search'>,
  clientAddress: string,
  kind: SearchKind = 'search',
): Promise<void> {
  if (!search || context.searchesPerMinute === 0) return;
  // Reading continues when the database cannot write.
  if (!(await context.hasDiskSpace())) return;
  const limit = { key: `${kind}:${clientAddress}`, max: context.searchesPerMinute, windowSeconds: 60 };
  await consumeRateLimit(context, limit, TOO_MANY);
}
