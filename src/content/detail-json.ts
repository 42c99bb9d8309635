import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';
import { sourceImageFor } from '../ui/picture/source-images.ts';

/** §3, Service detail and Therapy detail: what /data/*.json says of one page. */
export async function detailData({ body = '', data }: CollectionEntry<'therapies'> | CollectionEntry<'services'>) {
  const { title, mention, author, cover } = data;
  const { src } = await getImage({ src: sourceImageFor(cover), width: 1600, format: 'webp' });
  return { title, mention, author, cover: src, content: body.trim() };
}
