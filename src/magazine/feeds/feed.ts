import type { PublicArticle } from '../../shared/contract/articles/articles.ts';
import { displayDate } from '../../shared/dates.ts';
import { imageSource } from '../../shared/image-source.ts';
import { paths } from '../../shared/paths.ts';
import { descriptionOf } from '../body/description.ts';
import { prepareBody } from '../body/prepare.ts';

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
  author: string;
  categories: string[];
};

/** `item.content` must be sanitised. */
export function toFeedItem(item: PublicArticle, siteUrl: string): FeedItem {
  const { html, text } = prepareBody(item.content);
  return {
    url: siteUrl + paths.magazineItem(item),
    title: item.title,
    summary: descriptionOf({ ...item, seoDescription: null }, text),
    html: html.replace(/ (src|href)="\/(?!\/)/g, ` $1="${siteUrl}/`).replace(/ (srcset|sizes)="[^"]*"/g, ''),
    image: item.image ? new URL(imageSource(item.image), siteUrl).href : undefined,
    date: new Date(displayDate(item)),
    author: item.writer?.name ?? item.author,
    categories: [item.category, ...item.tags],
  };
}
