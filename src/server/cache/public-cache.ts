/**
 * What stands between readers and the database (architecture §3). Pages and public API answers are kept under tags;
 * a change names the tags it touches.
 */
export type PublicCache = {
  /** Response headers that keep an answer under these tags. */
  headers: (tags: readonly string[]) => Record<string, string>;
  /** The next reader gets a new response; a CDN may serve one stale response while it revalidates. */
  invalidate: (tags: readonly string[]) => Promise<void>;
  /** Removes the responses at once, everywhere: for content that must no longer be public. */
  purge: (tags: readonly string[]) => Promise<void>;
};

/** The tag of every list, feed and the home page's latest items. */
export const ARTICLES_TAG = 'articles';
export const articleTag = (slug: string) => `article:${slug}`;

/** How long a kept answer is good without a purge, in seconds. */
export const CACHE_SECONDS = 86_400;

export const noCache: PublicCache = { headers: () => ({}), invalidate: async () => {}, purge: async () => {} };
