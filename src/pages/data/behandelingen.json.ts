import type { APIRoute } from 'astro';
import { parseBlocks } from '../../content/blocks.ts';
import { signatureOf } from '../../content/team.ts';
import { getPages } from '../../site/entries.ts';

/** Every treatment, its text split into blocks. */
export const GET: APIRoute = async () => {
  const treatments = await getPages('treatments');
  return Response.json(
    treatments.map(({ id, body = '', filePath = id, data: { title, metaDescription, quote, author } }) => ({
      slug: id,
      title,
      metaDescription,
      quote,
      author: signatureOf(author),
      content: parseBlocks(body, filePath),
    })),
  );
};
