import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import { keptResults } from '../../build/kept-results.ts';
import { getClinic } from '../../site/entries.ts';
import { drawShareImage } from '../../site/seo/draw-share-image.ts';
import { getShareImages, type ShareImage } from '../../site/seo/share-images.ts';
import { sourceFileOf } from '../../ui/picture/source-images.ts';

const kept = keptResults('share-images');
const DRAWN_BY = ['src/site/seo/draw-share-image.ts', 'src/content/brand.ts', 'src/assets/fonts/newsreader-share.ttf'];

export const getStaticPaths = (async () => {
  const pages = await getShareImages();
  return pages.map((page) => ({ params: { page: page.path.replace(/^\/delen\/|\.jpg$/g, '') }, props: page }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<ShareImage> = async ({ props: { title, cover } }) => {
  const { naam } = await getClinic();
  const picture = sourceFileOf(cover);
  const image = await kept([title, naam, ...[picture, ...DRAWN_BY].map((file) => readFileSync(file))], () =>
    drawShareImage({ title, wordmark: naam, picture }),
  );
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/jpeg' } });
};
