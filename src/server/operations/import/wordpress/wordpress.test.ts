/** @module-tag slow */
import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../../tests/support/api/article-example.ts';
import { setUpImportApp, WORDPRESS } from '../../../../../tests/support/import/import-app.ts';
import { deleteArticle } from '../../../articles/bin/bin.ts';
import { resolveSlug } from '../../../articles/published/resolve-slug.ts';
import { asc, eq } from '../../../db/drizzle.ts';
import { articles } from '../../../db/schema/articles/articles.ts';

const { app, store, downloads, importFile, findArticle } = setUpImportApp();

test('imports every field of an article', async () => {
  await importFile(WORDPRESS);
  const article = await findArticle('slaap-en-hormonen');
  expect(article).toMatchObject({
    title: 'Slaap & hormonen: ‘s nachts wakker',
    excerpt: 'Over slaap.',
    category: 'Hormonen',
    tags: ['Recepten & meer', 'slaap'],
    writer: 'Marieke van den Berg',
    author: 'Marieke van den Berg',
    isPublished: true,
    createdAt: new Date('2023-05-04T06:30:15Z'),
    publishedAt: new Date('2023-05-04T06:30:15Z'),
    updatedAt: new Date('2024-01-10T11:00:00Z'),
    imageAlt: 'Een bed bij het raam',
    seoTitle: null,
    seoDescription: 'Waarom hormonen de slaap storen.',
  });
  const picture = /\/api\/admin\/download\/[0-9a-f]{32}\.webp/;
  expect(article?.image).toMatch(picture);
  expect(article?.content).toMatch(new RegExp(`<img src="${picture.source}" alt="Een opgemaakt bed" ?/>`));
  expect(article?.content).toContain('/><figcaption>Een rustige <em>kamer</em></figcaption></figure>');
  expect(article?.content).toContain('<h2>Wat helpt</h2>');
  expect(article?.content).toContain('<p data-video="https://player.vimeo.com/video/76979871?dnt=1"></p>');
  expect(store.files.size).toBe(6);
});

test('sanitises the body and ignores the DOCTYPE', async () => {
  await importFile(WORDPRESS);
  const { content = '' } = (await findArticle('slaap-en-hormonen')) ?? {};
  expect(content).not.toMatch(/script|onclick|<figure class|srcset|wp:/);
  expect(JSON.stringify(await app.db.select().from(articles))).not.toContain('lollol');
});

test('replaces links between articles, with and without www', async () => {
  await importFile(WORDPRESS);
  expect((await findArticle('slaap-en-hormonen'))?.content).toContain('href="/magazine/article/soep-van-pompoen"');
});

test('redirects former slugs of published articles', async () => {
  await importFile(WORDPRESS);
  for (const slug of ['slaap_en_hormonen', 'beter-slapen'])
    expect(await resolveSlug(app.system, slug)).toEqual({
      kind: 'moved',
      slug: 'slaap-en-hormonen',
      type: 'article',
    });
  expect(await resolveSlug(app.system, 'nog-niet-af')).toEqual({ kind: 'not-found' });
});

test('converts paragraphs, captions and line breaks of a classic post', async () => {
  await importFile(WORDPRESS);
  const { content = '', author } = (await findArticle('soep-van-pompoen')) ?? {};
  expect(content).toMatch(/^<p>Een soep voor de herfst\.<br ?\/>Met gember\.<\/p>/);
  expect(content).toMatch(/<figure><img [^>]+><figcaption>Zo ziet hij eruit<\/figcaption><\/figure>/);
  expect(content).not.toContain('gallery');
  expect(author).toBe('Gastschrijver');
});

test('imports drafts and protected posts as drafts, and skips the trash', async () => {
  await importFile(WORDPRESS);
  const rows = await app.db.select().from(articles).orderBy(asc(articles.id));
  expect(Object.fromEntries(rows.map(({ slug, isPublished }) => [slug, isPublished]))).toEqual({
    'slaap-en-hormonen': true,
    'soep-van-pompoen': true,
    'nog-niet-af': false,
    ademhaling: true,
    intern: false,
  });
  expect((await findArticle('intern'))?.publishedAt).toBeNull();
});

test('imports a post of format video as a video of its iframe', async () => {
  await importFile(WORDPRESS);
  expect(await findArticle('ademhaling')).toMatchObject({
    type: 'video',
    videoUrl: 'https://player.vimeo.com/video/76979871?h=8272103f6e',
    category: 'Psychische aandoeningen',
  });
});

test('counts what was imported and lists every problem', async () => {
  const { report, plan } = await importFile(WORDPRESS);
  expect(report).toMatchObject({ articles: 5, pictures: 2, writers: 1, categories: 2 });
  expect(plan.newCategories).toEqual(['Recepten & meer', 'Overig']);
  expect(report.problems.map(({ subject, message }) => `${subject}: ${message}`)).toEqual([
    'Gastschrijver: has no e-mail address: a name on articles, without a profile',
    'Slaap & hormonen: ‘s nachts wakker: a script was left out',
    'Soep van pompoen: [gallery] was removed: its pictures are not in this file',
    'Soep van pompoen: [su_note] was taken off its words: check how they look',
    'Soep van pompoen: the main picture is not in this file: upload it, or import one complete export',
    "Alleen voor collega's: was protected by a password, is a draft now",
    'Leeg: was not imported: Content is required',
    'http://169.254.169.254/latest/meta-data: the picture was not imported: it answers 404',
    'https://www.delinde.example/wp-content/uploads/soep.jpg: the picture was not imported: it answers 404',
  ]);
  expect(downloads).toHaveLength(new Set(downloads).size);
});

test('maps a category to an existing one with --map', async () => {
  const { plan } = await importFile(WORDPRESS, { map: { 'recepten & meer': 'Natuurgeneeskunde' } });
  expect(plan.newCategories).toEqual(['Overig']);
  expect(await findArticle('soep-van-pompoen')).toMatchObject({ category: 'Natuurgeneeskunde' });
});

test('a second run adds, overwrites and restores nothing', async () => {
  await importFile(WORDPRESS);
  const soup = await findArticle('soep-van-pompoen');
  await deleteArticle(app.system, soup?.id ?? 0);
  await app.db.update(articles).set({ title: 'Anders', slug: 'anders' }).where(eq(articles.slug, 'ademhaling'));
  downloads.length = 0;
  const { report, plan } = await importFile(WORDPRESS);
  expect(report).toMatchObject({ articles: 0, pictures: 0, writers: 0, categories: 0 });
  expect(plan.deletedArticles.map(({ title }) => title)).toEqual(['Soep van pompoen']);
  expect(downloads).toEqual([]);
  expect((await app.db.select().from(articles)).map(({ title }) => title)).toContain('Anders');
  expect(await app.db.select().from(articles)).toHaveLength(4);
});

test('numbers a slug that an existing article uses', async () => {
  const { cookie } = await app.logIn();
  await app.article(cookie, { slug: 'ademhaling', isPublished: true });
  await importFile(WORDPRESS);
  expect(await findArticle('ademhaling-2')).toMatchObject({ type: 'video' });
  expect(await resolveSlug(app.system, 'ademhaling')).toMatchObject({ kind: 'article', article: { id: 1 } });
});

test('leaves an address that leads to an existing article to that article', async () => {
  const { cookie } = await app.logIn();
  const { id, version } = await app.article(cookie, { slug: 'ademhaling', isPublished: true });
  const moved = { ...ARTICLE, slug: 'rustig-ademen', isPublished: true, version };
  await app.request(`/api/admin/articles/${id}`, { method: 'PUT', body: moved, cookie });
  await importFile(WORDPRESS);
  await importFile(WORDPRESS);
  expect(await findArticle('ademhaling-2')).toMatchObject({ type: 'video' });
  expect(await resolveSlug(app.system, 'ademhaling')).toMatchObject({ kind: 'moved', slug: 'rustig-ademen' });
});
