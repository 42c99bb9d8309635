import type { APIRoute } from 'astro';
import { compiledContent, getHeadings } from '../../../docs/editors.md';

/** The manual for editors, for the help screen, which shows the contents between its title and its text. */
export const GET: APIRoute = async () => {
  const headings = getHeadings();
  const html = await compiledContent();
  const endOfTitle = '</h1>';
  return Response.json({
    title: headings.find(({ depth }) => depth === 1)?.text,
    chapters: headings.filter(({ depth }) => depth === 2).map(({ slug, text }) => ({ slug, text })),
    html: html.slice(html.indexOf(endOfTitle) + endOfTitle.length),
  });
};
