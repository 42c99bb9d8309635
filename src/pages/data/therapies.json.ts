import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { detailData } from './_detail-json.ts';

/** Every therapy, by canonical slug and by alias. */
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
