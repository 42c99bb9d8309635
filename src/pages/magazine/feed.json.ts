import type { APIRoute } from 'astro';
import { jsonFeed } from '../../magazine/feeds/feed.ts';
import { runningDependencies } from '../../server/running-dependencies.ts';
import { readFeed } from './_read-feed.ts';

export const prerender = false;

export const GET: APIRoute = async (page) => {
  const feed = await readFeed(page, runningDependencies);
  if (feed instanceof Response) return feed;
  return Response.json(jsonFeed(feed), { headers: { 'content-type': 'application/feed+json; charset=utf-8' } });
};
