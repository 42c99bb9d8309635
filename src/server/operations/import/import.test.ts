import { readFile } from 'node:fs/promises';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { memoryStore } from '../../../../tests/support/pictures/memory-store.ts';
import { deleteArticle } from '../../articles/delete.ts';
import { resolveSlug } from '../../articles/slugs/resolve-slug.ts';
import { articles, categories, writers } from '../../db/schema/magazine.ts';
import { CommandError } from '../../errors/errors.ts';
import { planImport } from './plan.ts';
import { readExport } from './read-export.ts';
import { runImport } from './run-import.ts';
import { readWordPress } from './wordpress.ts';

const WORDPRESS = 'tests/support/import/wordpress.xml';
const GHOST = 'tests/support/import/ghost.json';
const store = memoryStore();
const app = setUpTestApp({ images: store });
const downloads: string[] = [];
beforeEach(() => {
  downloads.length = 0;
  store.files.clear();
});

/** The source site has every picture except the soup's. */
async function download(address: string): Promise<Uint8Array> {
  downloads.push(address);
  if (address.includes('soep') || address.startsWith('http:')) throw new CommandError('it answers 404');
  const background = { r: address.length, g: 120, b: 90 };
  return sharp({ create: { width: 12, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}

async function importFile(file: string, { site = 'https://linde.example', map = {} } = {}) {
  const source = await readExport(file, site);
  const plan = await planImport(app.system, source, {
    categoryMap: new Map(Object.entries(map)),
    defaultCategory: 'Overig',
  });
  return { plan, report: await runImport(app.system, source, plan, download) };
}
const articleWith = async (slug: string) => {
  const [row] = await app.db
    .select({ article: articles, category: categories.name, writer: writers.name })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .where(eq(articles.slug, slug));
  return row && { ...row.article, category: row.category, writer: row.writer };
};

describe('from WordPress', () => {
  test('imports every field of an article', async () => {
    await importFile(WORDPRESS);
    const article = await articleWith('slaap-en-hormonen');
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
    expect(article?.content).toContain('<em>Een rustige kamer</em>');
    expect(article?.content).toContain('<h2>Wat helpt</h2>');
    expect(article?.content).toContain('href="https://vimeo.com/76979871"');
    expect(store.files.size).toBe(6);
  });

  test('sanitises the body and ignores the DOCTYPE', async () => {
    await importFile(WORDPRESS);
    const { content = '' } = (await articleWith('slaap-en-hormonen')) ?? {};
    expect(content).not.toMatch(/script|onclick|<figure|srcset|wp:/);
    expect(JSON.stringify(await app.db.select().from(articles))).not.toContain('lollol');
  });

  test('replaces links between articles, with and without www', async () => {
    await importFile(WORDPRESS);
    expect((await articleWith('slaap-en-hormonen'))?.content).toContain('href="/magazine/article/soep-van-pompoen"');
  });

  test('redirects former slugs of published articles', async () => {
    await importFile(WORDPRESS);
    for (const slug of ['slaap_en_hormonen', 'beter-slapen'])
      expect(await resolveSlug(app.system, slug)).toEqual({
        kind: 'moved',
        slug: 'slaap-en-hormonen',
        type: 'article',
      });
    expect(await resolveSlug(app.system, 'nog-niet-af')).toEqual({ kind: 'unknown' });
  });

  test('converts paragraphs, captions and line breaks of a classic post', async () => {
    await importFile(WORDPRESS);
    const { content = '', author } = (await articleWith('soep-van-pompoen')) ?? {};
    expect(content).toMatch(/^<p>Een soep voor de herfst\.<br ?\/>Met gember\.<\/p>/);
    expect(content).toContain('<em>Zo ziet hij eruit</em>');
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
    expect((await articleWith('intern'))?.publishedAt).toBeNull();
  });

  test('imports a post of format video as a video of its iframe', async () => {
    await importFile(WORDPRESS);
    expect(await articleWith('ademhaling')).toMatchObject({
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
      'Soep van pompoen: [gallery] was removed',
      'Soep van pompoen: [su_note] is still in the text: check it',
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
    expect(await articleWith('soep-van-pompoen')).toMatchObject({ category: 'Natuurgeneeskunde' });
  });

  test('a second run adds, overwrites and restores nothing', async () => {
    await importFile(WORDPRESS);
    const soup = await articleWith('soep-van-pompoen');
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
    expect(await articleWith('ademhaling-2')).toMatchObject({ type: 'video' });
    expect(await resolveSlug(app.system, 'ademhaling')).toMatchObject({ kind: 'article', article: { id: 1 } });
  });

  test('refuses other files and incomplete exports', async () => {
    const complete = await readFile(WORDPRESS, 'utf8');
    expect(() => readWordPress(complete.slice(0, -40))).toThrow('the file is incomplete: it does not end with </rss>');
    expect(() => readWordPress('<rss><channel><title>Feed</title></channel></rss>')).toThrow('not a WordPress export');
    await expect(readExport('package.json', undefined)).rejects.toThrow('package.json: this is not a Ghost export');
    await expect(readExport('README.md', undefined)).rejects.toThrow('README.md is neither a WordPress export');
    await expect(readExport('none.xml', undefined)).rejects.toThrow('There is no file none.xml: check the name');
  });
});

describe('from Ghost', () => {
  test('imports every field of an article', async () => {
    const { report } = await importFile(GHOST);
    expect(report).toMatchObject({ articles: 2, pictures: 3, writers: 1, categories: 1 });
    const article = await articleWith('wandelen-als-medicijn');
    expect(article).toMatchObject({
      title: 'Wandelen als medicijn',
      excerpt: 'Waarom een wandeling helpt',
      category: 'Preventieve geneeskunde',
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
    expect(article?.content).toContain('<em>Het bos bij Waalre</em>');
    expect(article?.content).toContain('href="https://www.youtube-nocookie.com/embed/abc"');
    expect(downloads.every((address) => address.startsWith('https://linde.example/content/images/'))).toBe(true);
    const [writer] = await app.db.select().from(writers);
    expect(writer).toMatchObject({ email: 'joost@linde.example', bio: 'Bewegingswetenschapper' });
  });

  test('imports members-only posts as drafts, and nothing on a second run', async () => {
    await importFile(GHOST);
    expect(await articleWith('vezels')).toMatchObject({ isPublished: false, publishedAt: null });
    expect((await importFile(GHOST)).report.articles).toBe(0);
  });

  test('reports the pictures that it cannot download without --site', async () => {
    const source = await readExport(GHOST, undefined);
    const plan = await planImport(app.system, source, { categoryMap: new Map(), defaultCategory: 'Overig' });
    const { problems } = await runImport(app.system, source, plan, download);
    expect(problems.map(({ message }) => message)).toContain(
      'the picture was not imported: the address is incomplete (use --site)',
    );
  });
});
