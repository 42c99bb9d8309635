import type { APIRoute } from 'astro';
import { jsonFeed } from '../../magazine/feeds/json-feed.ts';
import { comeBackLater, readFeed } from './_read-feed.ts';

export const prerender = false;

export const GET: APIRoute = async (page) => {
  const feed = await readFeed(page);
  if (!feed) return comeBackLater();
  return Response.json(jsonFeed(feed), { headers: { 'content-type': 'application/feed+json; charset=utf-8' } });
};
