import type { APIRoute, GetStaticPathsResult } from 'astro';
import { sitemap } from '../site/seo/sitemap.ts';

type Page = { prerender?: boolean; getStaticPaths?: () => Promise<GetStaticPathsResult> | GetStaticPathsResult };

/** The pages for search engines. The magazine has its own sitemap; pages under over-ons follow a sent message. */
const pages = import.meta.glob<Page>([
  './**/*.astro',
  '!./**/_*',
  '!./**/_*/**',
  '!./404.astro',
  '!./admindash/**',
  '!./magazine/**',
  '!./over-ons/**',
]);

/** No `lastmod`: a build knows neither the last commit nor the date of a text. */
export const GET: APIRoute = async ({ site }) => {
  const found = await Promise.all(Object.entries(pages).map(async ([file, load]) => pathsOf(file, await load())));
  const entries = found.flat().map((path) => ({ url: new URL(path, site).href }));
  return new Response(sitemap(entries), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};

/** The paths that a page file is built at, without aliases. */
async function pathsOf(file: string, { prerender = true, getStaticPaths }: Page): Promise<string[]> {
  const path = file.replace(/^\./, '').replace(/(\/index)?\.astro$/, '') || '/';
  if (!prerender) return [];
  if (!path.includes('[')) return [path];
  const built = ((await getStaticPaths?.()) ?? []).filter((entry) => !isAlias(entry));
  return built.map(({ params }) => path.replace(/\[(\w+)\]/g, (_, name: string) => String(params[name])));
}

/** Whether the path is the second address of a therapy (docs/product.md#therapy-addresses). */
function isAlias({ params, props = {} }: GetStaticPathsResult[number]): boolean {
  return Object.values(props).some((entry) => {
    const alias = (entry as { data?: { alias?: unknown } } | undefined)?.data?.alias;
    return alias !== undefined && alias === params['slug'];
  });
}
