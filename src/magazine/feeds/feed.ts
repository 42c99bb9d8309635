import { DomUtils, parseDocument } from 'htmlparser2';
import { parseUrl } from '../../shared/addresses/parse-url.ts';
import type { PublicArticle, ShownArticle } from '../../shared/contract/articles/articles.ts';
import type { Source } from '../../shared/contract/articles/sources.ts';
import { displayDate } from '../../shared/dates/dates.ts';
import { paths } from '../../shared/paths.ts';
import { imageSource, shownPicture } from '../../shared/pictures/picture.ts';
import { escapeMarkup } from '../../shared/text/text.ts';
import { elementsOf } from '../body/dom.ts';
import { prepareBody } from '../body/prepare.ts';
import { descriptionOf } from '../head/head-data.ts';

/** The contents of both feeds, RSS and JSON. All URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  siteUrl: string;
  items: FeedItem[];
};

export type FeedItem = {
  /** Never changes, so that feed readers show an item once, whatever becomes of its address. */
  id: string;
  url: string;
  title: string;
  summary: string | undefined;
  /** The full text. */
  html: string;
  image: string | undefined;
  date: Date;
  language: 'nl' | 'en';
  author: string;
  categories: string[];
};

/** `item.content` must be sanitised. `appointment` is where its buttons lead. */
export function toFeedItem(item: ShownArticle, siteUrl: string, appointment?: string): FeedItem {
  const { html, text } = prepareBody(item.content, { ...item, ...(appointment && { appointment }) }, { isFeed: true });
  const url = siteUrl + paths.magazineItem(item);
  return {
    id: permanentId(item.id, siteUrl),
    url,
    title: item.title,
    summary: descriptionOf({ ...item, seoDescription: null }, text),
    html: toPortableHtml(html + sourcesHtml(item), url),
    image: item.image
      ? new URL(shownPicture(item.pictures, item.image)?.src ?? imageSource(item.image), siteUrl).href
      : undefined,
    date: new Date(displayDate(item)),
    language: item.language,
    author: item.writer?.name ?? item.author,
    categories: [item.category, ...item.tags],
  };
}

/**
 * A tag URI (RFC 4151). The year is one in which the domain was the clinic's; it says nothing of the item, and never
 * changes.
 */
const permanentId = (id: number, siteUrl: string) => `tag:${new URL(siteUrl).hostname},2026:article:${id}`;

/**
 * The HTML with absolute addresses and one file per picture, for other sites. Works on the tree, because a text may
 * contain what looks like an attribute.
 */
function toPortableHtml(html: string, pageUrl: string): string {
  const document = parseDocument(html);
  for (const link of elementsOf(document, 'a')) makeAbsolute(link.attribs, 'href', pageUrl);
  for (const { attribs } of elementsOf(document, 'img')) {
    makeAbsolute(attribs, 'src', pageUrl);
    delete attribs['srcset'];
    delete attribs['sizes'];
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
}

function makeAbsolute(attributes: Record<string, string>, name: 'href' | 'src', pageUrl: string): void {
  const address = attributes[name];
  if (address === undefined || parseUrl(address)) return;
  const url = parseUrl(address, pageUrl);
  if (url) attributes[name] = url.href;
}

export const feedPaths = { rss: '/magazine/rss.xml', json: '/magazine/feed.json' } as const;

/** JSON Feed 1.1 with the full text of each item; the `feed` package writes version 1, without language and authors. */
export function jsonFeed({ title, description, siteUrl, items }: Feed): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: 'nl',
    home_page_url: siteUrl + paths.magazine,
    feed_url: siteUrl + feedPaths.json,
    items: items.map(({ id, url, title, summary, html, image, date, language, author, categories }) => ({
      id,
      url,
      title,
      summary,
      content_html: html,
      image,
      date_published: date.toISOString(),
      language,
      authors: [{ name: author }],
      tags: categories,
    })),
  };
}

/** The list of sources for feed readers, in the language of the article. */
function sourcesHtml({ sources, language }: Pick<PublicArticle, 'sources' | 'language'>): string {
  if (sources.length === 0) return '';
  const title = language === 'nl' ? 'Bronnen' : 'Sources';
  return `<h2>${title}</h2><ol>${sources.map((source) => `<li>${sourceHtml(source)}</li>`).join('')}</ol>`;
}

function sourceHtml({ title, publisher, year, address }: Source): string {
  const name = escapeMarkup(title);
  const linked = address ? `<a href="${escapeMarkup(address)}">${name}</a>` : name;
  return `${linked}. ${escapeMarkup(publisher)}${year === null ? '' : `, ${year}`}.`;
}
