import { getRssString } from '@astrojs/rss';
import { paths } from '../../shared/paths.ts';
import { escapeMarkup } from '../../shared/text/text.ts';
import { type Feed, feedPaths } from './feed.ts';

/** RSS 2.0 with the full text of each item (`content:encoded`). */
export async function rss({ title, description, siteUrl, items }: Feed): Promise<string> {
  const xml = await getRssString({
    title,
    description,
    site: siteUrl + paths.magazine,
    trailingSlash: false,
    xmlns: { dc: 'http://purl.org/dc/elements/1.1/', atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>nl</language><atom:link href="${escapeMarkup(siteUrl + feedPaths.rss)}" rel="self" type="application/rss+xml"/>`,
    items: items.map(({ id, url, title, summary, html, date, language, author, categories }) => ({
      title,
      link: url,
      pubDate: date,
      ...(summary && { description: summary }),
      content: html,
      categories,
      // RSS requires an e-mail address in `author`, and writers' addresses are not public; it has a language for the feed only.
      // The library's own guid is the link.
      customData: `<guid isPermaLink="false">${escapeMarkup(id)}</guid><dc:creator>${escapeMarkup(author)}</dc:creator><dc:language>${language}</dc:language>`,
    })),
  });
  return withoutControlCharacters(xml);
}

/** XML 1.0 allows no control characters, not even escaped. The library passes them on. */
function withoutControlCharacters(xml: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being removed
  return xml.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
