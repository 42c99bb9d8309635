import type { APIRoute } from 'astro';
import { getPages } from '../../site/entries.ts';
import { detailData } from './_detail-json.ts';

/** Every examination, by slug. */
export const GET: APIRoute = async () => {
  const services = await getPages('services');
  return Response.json(
    Object.fromEntries(await Promise.all(services.map(async (service) => [service.id, await detailData(service)]))),
  );
};
