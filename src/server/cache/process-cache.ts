import { parseEnvironment } from '../environment.ts';
import type { OpenDependencies } from '../open-dependencies.ts';
import { CACHE_SECONDS, type PublicCache } from './public-cache.ts';
import { createQueryMemo } from './query-memo.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import { CHANNEL, createTagVersions, type Following, followTagVersions } from './tag-versions.ts';

/** The tag versions and the response cache of a self-hosted process, for its API, its pages and its listener. */
const versions = createTagVersions();
const memo = createQueryMemo(versions);
let cache: ResponseCache | undefined;
let following: Following | undefined;

export function responseCache(): ResponseCache {
  cache ??= createResponseCache(parseEnvironment(process.env).cacheMegabytes * 1024 * 1024, versions);
  return cache;
}

/** A process learns its own changes right after the commit, before the response is sent. */
export const processCache: PublicCache = {
  headers: (tags, seconds) => ({
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': `max-age=${seconds}`,
    'cache-tag': tags.join(','),
  }),
  maxSeconds: CACHE_SECONDS,
  learn: versions.learn,
  memoize: (key, tags, query) => (isTooLongUnchecked() ? query() : memo.memoize(key, tags, query)),
  mayHaveCdn: false,
};

/**
 * For a database that other processes change too. Resolves to a function that stops polling, once the versions are
 * known or cannot be read.
 */
export async function followDatabase({ dependencies, listen }: OpenDependencies): Promise<() => Promise<void>> {
  const follower = followTagVersions(dependencies, versions);
  following = follower;
  await follower.look();
  const stopListening = listen?.(CHANNEL, () => void follower.look());
  return async () => {
    await stopListening?.();
    await follower.stop();
  };
}

/**
 * Seconds since this process last knew that its cache is up to date; 0 when no other process can change the database.
 */
export const uncheckedSeconds = (): number =>
  following ? Math.max(0, (performance.now() - following.checkedAt()) / 1000) : 0;

let outageSeconds: number | undefined;

/** Whether the database has been unreachable for longer than cached responses may be used. */
function isTooLongUnchecked(): boolean {
  outageSeconds ??= parseEnvironment(process.env).cacheOutageMinutes * 60;
  return uncheckedSeconds() > outageSeconds;
}
