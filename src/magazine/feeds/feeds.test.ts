import { parseFeed } from 'htmlparser2';
import { expect, test } from 'vitest';
import { publicArticle } from '../../../tests/support/articles/public-article.ts';
import { toFeedItem } from './feed.ts';
import { jsonFeed } from './json-feed.ts';
import { rss } from './rss.ts';

const ITEM = publicArticle({
  title: 'Eten & drinken <nu>',
  slug: 'eten',
  content: '<p>Lees <a href="/magazine">meer</a>.</p><img src="/assets/magazine/leaf.webp" alt="Blad">',
  category: 'Hormonen',
  tags: ['voeding'],
  publishedAt: '2026-01-02T10:00:00.000Z',
});
const siteUrl = 'https://clinic.example';
const feed = { title: 'Magazine', description: 'Tagline', siteUrl, items: [toFeedItem(ITEM, siteUrl)] };

test('carries the full text with absolute URLs', () => {
  const { html } = toFeedItem(ITEM, siteUrl);
  expect(html).toContain('href="https://clinic.example/magazine"');
  expect(html).toContain('src="https://clinic.example/assets/magazine/leaf.webp"');
  expect(html).not.toContain('srcset');
});

test('writes RSS that a feed parser reads', async () => {
  const xml = await rss({
    ...feed,
    items: [toFeedItem({ ...ITEM, title: `${ITEM.title}\u0000`, author: 'Anna & Co' }, siteUrl)],
  });
  expect(xml).not.toContain('\u0000');
  expect(xml).toContain('<dc:creator>Anna &amp; Co</dc:creator>');
  expect(xml).toContain('<content:encoded>&lt;p&gt;Lees');
  expect(xml).toContain('<category>voeding</category>');
  expect(parseFeed(xml, { xmlMode: true })?.items[0]).toMatchObject({
    title: 'Eten & drinken <nu>',
    link: 'https://clinic.example/magazine/article/eten',
    pubDate: new Date('2026-01-02T10:00:00Z'),
  });
});

test('writes JSON Feed items with URL, date, author and tags', () => {
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
