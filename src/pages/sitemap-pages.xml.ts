import type { APIRoute, GetStaticPathsResult } from 'astro';
import { sitemap } from '../site/seo/sitemap.ts';

type Page = { prerender?: boolean; getStaticPaths?: () => Promise<GetStaticPathsResult> | GetStaticPathsResult };

/** Every page that is built, found by itself; the magazine has a sitemap of its own, and the staff app has none. */
const pages = import.meta.glob<Page>([
  './**/*.astro',
  '!./**/_*',
  '!./404.astro',
  '!./admindash/**',
  '!./magazine/**',
  '!./stijl.astro',
  '!./over-ons/**',
]);

export const GET: APIRoute = async ({ site }) => {
  const found = await Promise.all(Object.entries(pages).map(async ([file, load]) => addressesOf(file, await load())));
  const builtAt = new Date();
  const entries = found.flat().map((path) => ({ url: new URL(path, site).href, changedAt: builtAt }));
  return new Response(sitemap(entries), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};

async function addressesOf(file: string, { prerender = true, getStaticPaths }: Page): Promise<string[]> {
  const path = file.replace(/^\./, '').replace(/(\/index)?\.astro$/, '') || '/';
  if (!prerender) return [];
  if (!path.includes('[')) return [path];
  const built = ((await getStaticPaths?.()) ?? []).filter((entry) => !isAlias(entry));
  return built.map(({ params }) => path.replace(/\[(\w+)\]/g, (_, name: string) => String(params[name])));
}

/** A second address of a page that names the first as canonical. */
function isAlias({ params, props = {} }: GetStaticPathsResult[number]): boolean {
  return Object.values(props).some((entry) => {
    const alias = (entry as { data?: { alias?: unknown } } | undefined)?.data?.alias;
    return alias !== undefined && alias === params['slug'];
  });
}
