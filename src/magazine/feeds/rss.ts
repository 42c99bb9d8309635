import { escapeMarkup } from '../../shared/escape-markup.ts';
import { paths } from '../../shared/paths.ts';
import type { Feed, FeedItem } from './feed.ts';
import { feedPaths } from './feed-paths.ts';

const element = (name: string, text: string) => `<${name}>${escapeMarkup(withoutControls(text))}</${name}>`;

/** RSS 2.0 with the whole text (`content:encoded`). */
export function rss({ title, description, siteUrl, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', siteUrl + paths.magazine),
    element('description', description),
    element('language', 'nl'),
    `<atom:link href="${escapeMarkup(siteUrl + feedPaths.rss)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(rssItem),
    '</channel></rss>',
  ].join('\n');
}

function rssItem({ url, title, summary, html, date, author, categories }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', url),
    element('pubDate', date.toUTCString()),
    element('dc:creator', author),
    ...categories.map((category) => element('category', category)),
    ...(summary ? [element('description', summary)] : []),
    element('content:encoded', html),
    '</item>',
  ].join('\n');
}

/** XML has no place for them, not even escaped: one would make the whole feed unreadable. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being removed
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
