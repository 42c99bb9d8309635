import type { APIRoute } from 'astro';
import { getSingleEntry } from '../../site/entries.ts';

/** For the browser, which looks for words of need in what a visitor types without sending it. */
export const GET: APIRoute = async () => Response.json((await getSingleEntry('help', 'nood')).data);
