import { CACHE_SECONDS, type PublicCache } from './public-cache.ts';

type Listener = (tags: readonly string[]) => void | Promise<void>;

/** Whoever keeps answers in this process; on the global object for the same reason as the dependencies. */
const KEY = Symbol.for('clinic.cache-listeners');
const listeners = (): Set<Listener> => {
  const holder = globalThis as { [KEY]?: Set<Listener> };
  holder[KEY] ??= new Set();
  return holder[KEY];
};

export const onPurge = (listener: Listener): void => void listeners().add(listener);

const purge = async (tags: readonly string[]) => {
  await Promise.all([...listeners()].map((listener) => listener(tags)));
};

/** The cache of a self-hosted process: in its own memory, purged before a change is answered. */
export const processCache: PublicCache = {
  headers: (tags) => ({
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': `max-age=${CACHE_SECONDS}`,
    'cache-tag': tags.join(','),
  }),
  refresh: purge,
  remove: purge,
};
