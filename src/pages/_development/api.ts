import type { APIRoute } from 'astro';
import { createApp } from '../../server/app.ts';
import { runningDependencies } from '../../server/running-dependencies.ts';

let api: ReturnType<typeof createApp> | undefined;

/** The API under `npm run dev`. A built site serves it outside Astro: src/server/host/api-listener.ts, or Vercel's api/. */
export const prerender = false;
export const ALL: APIRoute = async ({ request, clientAddress }) => {
  api ??= createApp(await runningDependencies());
  return api.fetch(request, { clientAddress });
};
