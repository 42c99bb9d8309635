import { DomUtils, parseDocument, parseFeed } from 'htmlparser2';
import { expect, test } from 'vitest';
import { publicArticle } from '../../../tests/support/articles/public-article.ts';
import { jsonFeed, toFeedItem } from './feed.ts';
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

test('leads from the page’s own addresses to the page', () => {
  const content = '<p><a href="#kop">kop</a> <a href="?a=1">vraag</a> <a href="tel:+31402220145">bel</a></p>';
  expect(toFeedItem({ ...ITEM, content }, siteUrl).html).toBe(
    '<p><a href="https://clinic.example/magazine/article/eten#kop">kop</a> <a href="https://clinic.example/magazine/article/eten?a=1">vraag</a> <a href="tel:+31402220145">bel</a></p>',
  );
});

test('leaves words that look like attributes alone', () => {
  const content =
    '<p>Zet srcset="<a href="https://a.example/" title="&lt;script&gt;alert(1)&lt;/script&gt;">hier</a>.</p><p><code>&lt;a href="/x" sizes="y"&gt;</code></p>';
  const { html } = toFeedItem({ ...ITEM, content }, siteUrl);
  const elements = (tag: string) => DomUtils.getElementsByTagName(tag, parseDocument(html));
  expect(elements('script')).toEqual([]);
  expect(elements('a').map(({ attribs }) => attribs['href'])).toEqual(['https://a.example/']);
  expect(DomUtils.textContent(parseDocument(html))).toBe('Zet srcset="hier.<a href="/x" sizes="y">');
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

test('identifies an item by one id in both feeds, under any slug and type', async () => {
  const renamed = { ...ITEM, slug: 'drinken', title: 'Drinken', type: 'video' as const };
  for (const item of [ITEM, renamed]) {
    const items = [toFeedItem(item, `${siteUrl}:8443`)];
    expect(jsonFeed({ ...feed, items })).toMatchObject({ items: [{ id: 'tag:clinic.example,2026:article:1' }] });
    expect((await rss({ ...feed, items })).match(/<guid.*?<\/guid>/g)).toEqual([
      '<guid isPermaLink="false">tag:clinic.example,2026:article:1</guid>',
    ]);
  }
});

test('writes JSON Feed items with URL, date, author and tags', () => {
  expect(jsonFeed(feed)).toMatchObject({
    feed_url: 'https://clinic.example/magazine/feed.json',
    items: [
      {
        id: 'tag:clinic.example,2026:article:1',
        url: 'https://clinic.example/magazine/article/eten',
        date_published: '2026-01-02T10:00:00.000Z',
        authors: [{ name: 'Redactie' }],
        tags: ['Hormonen', 'voeding'],
      },
    ],
  });
});

test('says the language of each item, and heads its sources in it', async () => {
  const source = { id: 'nhs', title: 'Sleep', publisher: 'NHS', year: 2024, address: null, consultedOn: null };
  const items = [
    toFeedItem({ ...ITEM, sources: [source] }, siteUrl),
    toFeedItem({ ...ITEM, sources: [source], language: 'en' }, siteUrl),
  ];
  expect(jsonFeed({ ...feed, items })).toMatchObject({
    language: 'nl',
    items: [{ language: 'nl' }, { language: 'en' }],
  });
  const xml = await rss({ ...feed, items });
  expect(xml.match(/<dc:language>..<\/dc:language>/g)).toEqual([
    '<dc:language>nl</dc:language>',
    '<dc:language>en</dc:language>',
  ]);
  expect(items.map(({ html }) => html.match(/<h2>(.*?)<\/h2>/)?.[1])).toEqual(['Bronnen', 'Sources']);
});
