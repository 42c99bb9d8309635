import type { APIRoute } from 'astro';
import { detailData } from '../../content/detail-json.ts';
import { getPages } from '../../content/entries.ts';

/** Every examination, by slug. */
export const GET: APIRoute = async () => {
  const services = await getPages('services');
  return Response.json(
    Object.fromEntries(await Promise.all(services.map(async (service) => [service.id, await detailData(service)]))),
  );
};
