import { paths } from '../../shared/paths.ts';
import type { Feed } from './feed.ts';
import { feedPaths } from './feed-paths.ts';

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
