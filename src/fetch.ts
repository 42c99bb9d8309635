import { astro, getFetchState } from 'astro/hono';
import { Hono } from 'hono';
import { createApp } from './server/app.ts';
import { keepAnswer } from './server/http/keep-answer.ts';
import { runningDependencies } from './server/running.ts';

let api: ReturnType<typeof createApp> | undefined;

/** The request pipeline of development and self-hosting: the API, then the pages. On Vercel, api/ is its own function. */
const app = new Hono();

app.all('/api/*', async (c) => {
  api ??= createApp(await runningDependencies());
  const { fetch } = api;
  const { clientAddress } = getFetchState(c);
  return keepAnswer(c.req.raw, (request) => fetch(request, { clientAddress }));
});

app.all('*', astro());

export default app;
