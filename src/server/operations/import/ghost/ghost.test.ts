/** @module-tag slow */
import { expect, test } from 'vitest';
import { GHOST, setUpImportApp } from '../../../../../tests/support/import/import-app.ts';
import { complete } from '../../../../../tests/support/import/source-article.ts';
import { staff } from '../../../db/schema/staff.ts';
import { writers } from '../../../db/schema/writers.ts';
import { readGhost } from './ghost.ts';
import { readGhostBody } from './ghost-html.ts';

const { app, downloads, importFile, findArticle } = setUpImportApp();

test('keeps a title with a sign of HTML', () => {
  const posts = [{ id: 1, title: 'TSH<normaal', slug: 'a', custom_excerpt: 'a <b' }];
  const [article] = readGhost(JSON.stringify({ data: { posts } }), undefined).articles;
  expect([article?.title, article?.excerpt]).toEqual(['TSH&lt;normaal', 'a &lt;b']);
});

test('imports every field of an article', async () => {
  const { report } = await importFile(GHOST);
  expect(report).toMatchObject({ articles: 2, pictures: 3, writers: 1, categories: 1 });
  const article = await findArticle('wandelen-als-medicijn');
  expect(article).toMatchObject({
    title: 'Wandelen als medicijn',
    excerpt: 'Waarom een wandeling helpt',
    category: 'Preventieve geneeskunde',
    language: 'nl',
    imageIsDecorative: false,
    tags: ['bewegen'],
    writer: 'Joost Smit',
    isPublished: true,
    createdAt: new Date('2025-03-01T07:00:00Z'),
    publishedAt: new Date('2025-03-02T07:30:00Z'),
    updatedAt: new Date('2025-06-02T07:00:00Z'),
    imageAlt: 'Een wandelaar op een zandpad',
    seoTitle: 'Wandelen is gezond',
  });
  expect(article?.content).toContain('href="/magazine/article/vezels"');
  expect(article?.content).toContain('/><figcaption>Het bos bij Waalre</figcaption></figure>');
  expect(article?.content).toContain('<p data-video="https://www.youtube-nocookie.com/embed/abc"></p>');
  expect(downloads.every((address) => address.startsWith('https://linde.example/content/images/'))).toBe(true);
  const [writer] = await app.db.select().from(writers);
  expect(writer).toMatchObject({ email: 'joost@linde.example', bio: 'Bewegingswetenschapper' });
});

test('imports authors as writers, never as accounts', async () => {
  await importFile(GHOST);
  expect(await app.db.select({ email: writers.email }).from(writers)).toEqual([{ email: 'joost@linde.example' }]);
  expect(await app.db.select().from(staff)).toEqual([]);
});

test('imports members-only posts as drafts, and nothing on a second run', async () => {
  await importFile(GHOST);
  expect(await findArticle('vezels')).toMatchObject({ isPublished: false, publishedAt: null });
  expect((await importFile(GHOST)).report.articles).toBe(0);
});

test('reports the pictures that it cannot download without --site', async () => {
  const { report } = await importFile(GHOST, { withSite: false });
  expect(report.problems.map(({ message }) => message)).toContain(
    'the picture was not imported: the address is incomplete (use --site)',
  );
});

test('makes call-outs and details of Ghost’s cards', () => {
  const html =
    '<div class="kg-card kg-callout-card kg-callout-card-red"><div class="kg-callout-emoji">⚠️</div><div class="kg-callout-text">Stop <b>niet</b> zelf.</div></div>' +
    '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>Waarom?</span></h4><button class="kg-toggle-card-icon"><svg></svg>x</button></div><div class="kg-toggle-content"><p>Daarom.</p></div></div>';
  expect(complete(() => readGhostBody({ html, lexical: '', mobiledoc: '', plaintext: '' })).html).toBe(
    '<aside data-callout="warning"><p>Stop <strong>niet</strong> zelf.</p></aside>' +
      '<details><summary>Waarom?</summary><p>Daarom.</p></details>',
  );
});
