import { astro, getFetchState } from 'astro/hono';
import { Hono } from 'hono';
import { answerCache } from './answer-cache.ts';
import { createApp } from './server/app.ts';
import { runningDependencies } from './server/running.ts';

let api: ReturnType<typeof createApp> | undefined;

/** The request pipeline of development and self-hosting: the API, then the pages. On Vercel, api/ is its own function. */
const app = new Hono();

app.all('/api/*', async (c) => {
  api ??= createApp(await runningDependencies());
  const { clientAddress, logger } = getFetchState(c);
  const request = c.req.raw;
  const say = (message: string) => logger.warn('cache', message);
  const response = await answerCache.onRequest(
    { request, url: new URL(request.url), logger: { info: say, warn: say, error: say } },
    async () => (api as NonNullable<typeof api>).fetch(request, { clientAddress }),
  );
  response.headers.delete('cdn-cache-control');
  response.headers.delete('cache-tag');
  return response;
});

app.all('*', astro());

export default app;
