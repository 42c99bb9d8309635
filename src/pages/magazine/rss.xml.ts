import type { APIRoute } from 'astro';
import { rss } from '../../magazine/feeds/rss.ts';
import { runningDependencies } from '../../server/running-dependencies.ts';
import { readFeed } from './_read-feed.ts';

export const prerender = false;

export const GET: APIRoute = async (page) => {
  const feed = await readFeed(page, runningDependencies);
  if (feed instanceof Response) return feed;
  return new Response(await rss(feed), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
};
