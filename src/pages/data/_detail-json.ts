import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';
import { signatureOf } from '../../content/team.ts';
import { sourceImageFor } from '../../ui/picture/source-images.ts';

/** One entry of /data/therapies.json and /data/rijbewijskeuringen.json. */
export async function detailData({ body = '', data }: CollectionEntry<'therapies'> | CollectionEntry<'services'>) {
  const { title, mention, cover } = data;
  const { src } = await getImage({ src: sourceImageFor(cover), width: 1600, format: 'webp' });
  return { title, mention, author: signatureOf(data.author), cover: src, content: body.trim() };
}
