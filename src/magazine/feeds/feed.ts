import type { ShownArticle } from '../../shared/contract/articles/articles.ts';
import { displayDate } from '../../shared/dates/dates.ts';
import { paths } from '../../shared/paths.ts';
import { imageSource } from '../../shared/pictures/image-source.ts';
import { shownPicture } from '../../shared/pictures/shown-picture.ts';
import { descriptionOf } from '../body/description.ts';
import { prepareBody } from '../body/prepare.ts';
import { sourcesHtml } from '../sources/sources-html.ts';
import { toPortableHtml } from './portable-html.ts';

/** The contents of both feeds, RSS and JSON. All URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  siteUrl: string;
  items: FeedItem[];
};

export type FeedItem = {
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
