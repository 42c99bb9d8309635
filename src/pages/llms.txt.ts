import type { APIRoute } from 'astro';
import { offeredCare } from '../site/care/offered.ts';
import { getClinic, getHome, getSingleEntry } from '../site/entries.ts';
import { llmsText } from '../site/seo/llms.ts';

export const GET: APIRoute = async ({ site, url }) => {
  const { contact } = (await getSingleEntry('contact', 'contact')).data;
  const text = llmsText({
    clinic: await getClinic(),
    description: (await getHome()).zoekomschrijving,
    emergency: contact.spoed,
    offered: await offeredCare(),
    rates: (await getSingleEntry('rates', 'tarieven')).data.lines,
    site: site ?? url,
    now: new Date(),
  });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
