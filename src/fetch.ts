import { astro, getFetchState } from 'astro/hono';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { keptAnswer } from './answer-cache.ts';
import { createApp } from './server/app.ts';
import { runningDependencies } from './server/running.ts';

let api: ReturnType<typeof createApp> | undefined;

/** The request pipeline of development and self-hosting: the API, then the pages. On Vercel, api/ is its own function. */
const app = new Hono();

app.use('/api/articles/*', etag());

app.all('/api/*', async (c) => {
  api ??= createApp(await runningDependencies());
  const { fetch } = api;
  const { clientAddress, logger } = getFetchState(c);
  return keptAnswer(
    c.req.raw,
    (request) => fetch(request, { clientAddress }),
    (message) => logger.warn('cache', message),
  );
});

app.all('*', astro());

export default app;
