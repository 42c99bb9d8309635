import type { APIRoute, GetStaticPaths } from 'astro';
import { type AppIcon, drawIcon, ICONS } from '../site/seo/icons.ts';

export const getStaticPaths = (() =>
  ICONS.map((icon) => ({ params: { icon: icon.name }, props: icon }))) satisfies GetStaticPaths;

export const GET: APIRoute<AppIcon> = async ({ props }) =>
  new Response(new Uint8Array(await drawIcon(props)), { headers: { 'content-type': 'image/png' } });
