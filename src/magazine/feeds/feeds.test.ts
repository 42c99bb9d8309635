import { parseFeed } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { PublicArticle } from '../../shared/contract/articles.ts';
import { feedItem } from './feed.ts';
import { jsonFeed } from './json-feed.ts';
import { rss } from './rss.ts';

const ITEM: PublicArticle = {
  id: 1,
  title: 'Eten & drinken <nu>',
  slug: 'eten',
  content: '<p>Lees <a href="/magazine">meer</a>.</p><img src="/assets/magazine/leaf.webp" alt="Blad">',
  excerpt: null,
  category: 'Hormonen',
  type: 'article',
  author: 'Redactie',
  isPublished: true,
  image: null,
  imageAlt: null,
  videoUrl: null,
  seoTitle: null,
  seoDescription: null,
  tags: ['voeding'],
  createdAt: '2026-01-01T10:00:00.000Z',
  publishedAt: '2026-01-02T10:00:00.000Z',
  writer: null,
};
const siteUrl = 'https://clinic.example';
const feed = { title: 'Magazine', description: 'Tagline', siteUrl, items: [feedItem(ITEM, siteUrl)] };

test('feeds carry the whole text, with complete addresses', () => {
  const { html } = feedItem(ITEM, siteUrl);
  expect(html).toContain('href="https://clinic.example/magazine"');
  expect(html).toContain('src="https://clinic.example/assets/magazine/leaf.webp"');
  expect(html).not.toContain('srcset');
});

test('the RSS feed can be read back', () => {
  const xml = rss({ ...feed, items: [feedItem({ ...ITEM, title: `${ITEM.title}\u0000` }, siteUrl)] });
  expect(xml).not.toContain('\u0000');
  expect(parseFeed(xml, { xmlMode: true })?.items[0]).toMatchObject({
    title: 'Eten & drinken <nu>',
    link: 'https://clinic.example/magazine/article/eten',
    pubDate: new Date('2026-01-02T10:00:00Z'),
  });
});

test('the JSON feed names address, date, author and tags', () => {
  expect(jsonFeed(feed)).toMatchObject({
    feed_url: 'https://clinic.example/magazine/feed.json',
    items: [
      {
        id: 'https://clinic.example/magazine/article/eten',
        date_published: '2026-01-02T10:00:00.000Z',
        authors: [{ name: 'Redactie' }],
        tags: ['Hormonen', 'voeding'],
      },
    ],
  });
});
