import type { APIRoute } from 'astro';
import { compiledContent, getHeadings } from '../../../docs/editors.md';

/** The manual for editors, for the help screen. */
export const GET: APIRoute = async () => {
  const chapters = getHeadings()
    .filter(({ depth }) => depth === 2)
    .map(({ slug, text }) => ({ slug, text }));
  return Response.json({ chapters, html: await compiledContent() });
};
