import type { APIRoute } from 'astro';
import { tabIcon } from '../site/seo/icons.ts';

export const GET: APIRoute = () => new Response(tabIcon, { headers: { 'content-type': 'image/svg+xml' } });
