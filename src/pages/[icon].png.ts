import type { APIRoute, GetStaticPaths } from 'astro';
import { type AppIcon, drawIcon, ICONS } from '../site/seo/icons.ts';

/** The icons of home screens and app lists, drawn at build from the mark. */
export const getStaticPaths = (() =>
  ICONS.map((icon) => ({ params: { icon: icon.name }, props: icon }))) satisfies GetStaticPaths;

export const GET: APIRoute<AppIcon> = async ({ props }) =>
  new Response(new Uint8Array(await drawIcon(props)), { headers: { 'content-type': 'image/png' } });
