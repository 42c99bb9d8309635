import type { CacheProvider } from 'astro';
import memoryCache from 'astro/cache/memory';
import { encode, encodingFor, wishingFor } from './encode-answer.ts';
import { onPurge } from './server/http/process-cache.ts';

type RuntimeProvider = CacheProvider & Required<Pick<CacheProvider, 'onRequest'>>;

const memory = memoryCache({}) as RuntimeProvider;
let purges = 0;

onPurge(async (tags) => {
  purges += 1;
  await memory.invalidate({ tags: [...tags] });
});

/**
 * What a self-hosted process keeps of its pages and public API answers: Astro's memory cache, with one hole closed.
 * An answer that was being made while something was purged may be old already, and is not kept. What is kept is kept
 * compressed, once for each way that browsers want it.
 */
export const answerCache: RuntimeProvider = {
  ...memory,
  onRequest: (context, next) => {
    const { request } = context;
    if (request.method !== 'GET') return next();
    const encoding = encodingFor(request);
    return memory.onRequest({ ...context, request: wishingFor(request, encoding) }, async () => {
      const before = purges;
      const made = await next();
      if (!made.headers.has('cdn-cache-control')) return made;
      const response = await encode(made, encoding);
      if (purges !== before) response.headers.delete('cdn-cache-control');
      return response;
    });
  },
};

/**
 * An API answer by way of the cache. It is made and kept whole: whether this reader has it already (`If-None-Match`)
 * is for the caller to see, because a 304 must not be kept for the others.
 */
export async function keptAnswer(
  request: Request,
  make: (request: Request) => Response | Promise<Response>,
  warn: (message: string) => void,
): Promise<Response> {
  const logger = { info: warn, warn, error: warn };
  const context = { request, url: new URL(request.url), logger };
  const response = await answerCache.onRequest(context, async () => make(unconditional(request)));
  response.headers.delete('cdn-cache-control');
  response.headers.delete('cache-tag');
  return response;
}

function unconditional(request: Request): Request {
  if (request.method !== 'GET' || !request.headers.has('if-none-match')) return request;
  const headers = new Headers(request.headers);
  headers.delete('if-none-match');
  return new Request(request, { headers });
}

/** As Astro asks for it in astro.config.ts. */
export default () => answerCache;
