import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { detailData } from '../../content/detail-json.ts';

/** GET /data/therapies.json (§7): every therapy by its slug, the five second slugs included. */
export const GET: APIRoute = async () => {
  const therapies = await getCollection('therapies');
  const entries = await Promise.all(
    therapies.map(async (therapy) => {
      const data = await detailData(therapy);
      return [therapy.id, therapy.data.alias].filter((slug) => slug !== undefined).map((slug) => [slug, data] as const);
    }),
  );
  return Response.json(Object.fromEntries(entries.flat()));
};
