import type { APIRoute } from 'astro';

/**
 * In development Astro hands src/fetch.ts a request without its headers where no page made on demand fits the address.
 * This one fits the API's, and is never asked: src/fetch.ts answers first.
 */
export const prerender = false;
export const ALL: APIRoute = () => new Response(null, { status: 404 });
