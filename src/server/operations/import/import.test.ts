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
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  store.files.clear();
});

/** The old site: it has every picture but that of the soup. */
async function download(address: string): Promise<Uint8Array> {
  asked.push(address);
  if (address.includes('soep') || address.startsWith('http:')) throw new CommandError('it answers 404');
  const background = { r: address.length, g: 120, b: 90 };
  return sharp({ create: { width: 12, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}

async function importFile(file: string, { site = 'https://linde.example', map = {} } = {}) {
  const source = await readExport(file, site);
  const plan = await planImport(app.system, source, { map: new Map(Object.entries(map)), otherwise: 'Overig' });
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
  test('issue G 5: an article keeps its words, dates, writer, category, tags, pictures and SEO texts', async () => {
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

  test('§5: a body is sanitised like any other, and nothing of a DOCTYPE is looked at', async () => {
    await importFile(WORDPRESS);
    const { content = '' } = (await articleWith('slaap-en-hormonen')) ?? {};
    expect(content).not.toMatch(/script|onclick|<figure|srcset|wp:/);
    expect(JSON.stringify(await app.db.select().from(articles))).not.toContain('lollol');
  });

  test('links between articles lead to where they stand now, also with other spellings of the host', async () => {
    await importFile(WORDPRESS);
    expect((await articleWith('slaap-en-hormonen'))?.content).toContain('href="/magazine/article/soep-van-pompoen"');
  });

  test('§2: former addresses lead on, and a draft has none', async () => {
    await importFile(WORDPRESS);
    for (const slug of ['slaap_en_hormonen', 'beter-slapen'])
      expect(await resolveSlug(app.system, slug)).toEqual({
        kind: 'moved',
        slug: 'slaap-en-hormonen',
        type: 'article',
      });
    expect(await resolveSlug(app.system, 'nog-niet-af')).toEqual({ kind: 'unknown' });
  });

  test('a classic post gets its paragraphs, captions and line breaks', async () => {
    await importFile(WORDPRESS);
    const { content = '', author } = (await articleWith('soep-van-pompoen')) ?? {};
    expect(content).toMatch(/^<p>Een soep voor de herfst\.<br ?\/>Met gember\.<\/p>/);
    expect(content).toContain('<em>Zo ziet hij eruit</em>');
    expect(content).not.toContain('gallery');
    expect(author).toBe('Gastschrijver');
  });

  test('drafts stay drafts, what was protected becomes one, and what was thrown away stays there', async () => {
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

  test('a post of format video becomes a video, which plays what its frame showed', async () => {
    await importFile(WORDPRESS);
    expect(await articleWith('ademhaling')).toMatchObject({
      type: 'video',
      videoUrl: 'https://player.vimeo.com/video/76979871?h=8272103f6e',
      category: 'Psychische aandoeningen',
    });
  });

  test('the report counts, and gives every problem with its reason', async () => {
    const { report, plan } = await importFile(WORDPRESS);
    expect(report).toMatchObject({ articles: 5, pictures: 2, writers: 1, categories: 2 });
    expect(plan.newCategories).toEqual(['Recepten & meer', 'Overig']);
    expect(report.problems.map(({ what, why }) => `${what}: ${why}`)).toEqual([
      'Gastschrijver: has no e-mail address: a name on articles, without a profile',
      'Soep van pompoen: [gallery] was left out',
      'Soep van pompoen: [su_note] stands in the text: look at it',
      'Soep van pompoen: its main picture is not in this file: upload it, or import one whole export',
      "Alleen voor collega's: had a password, and is a draft now",
      'Leeg: was not imported: Content is required',
      'http://169.254.169.254/latest/meta-data: the picture was left where it is: it answers 404',
      'https://www.delinde.example/wp-content/uploads/soep.jpg: the picture was left where it is: it answers 404',
    ]);
    expect(asked).toHaveLength(new Set(asked).size);
  });

  test('--map puts a category into one that is here', async () => {
    const { plan } = await importFile(WORDPRESS, { map: { 'recepten & meer': 'Natuurgeneeskunde' } });
    expect(plan.newCategories).toEqual(['Overig']);
    expect(await articleWith('soep-van-pompoen')).toMatchObject({ category: 'Natuurgeneeskunde' });
  });

  test('a second run adds nothing, overwrites nothing and brings nothing back', async () => {
    await importFile(WORDPRESS);
    const soup = await articleWith('soep-van-pompoen');
    await deleteArticle(app.system, soup?.id ?? 0);
    await app.db.update(articles).set({ title: 'Anders', slug: 'anders' }).where(eq(articles.slug, 'ademhaling'));
    asked.length = 0;
    const { report, plan } = await importFile(WORDPRESS);
    expect(report).toMatchObject({ articles: 0, pictures: 0, writers: 0, categories: 0 });
    expect(plan.deletedHere.map(({ title }) => title)).toEqual(['Soep van pompoen']);
    expect(asked).toEqual([]);
    expect((await app.db.select().from(articles)).map(({ title }) => title)).toContain('Anders');
    expect(await app.db.select().from(articles)).toHaveLength(4);
  });

  test('an address that is taken here stays with its article; the new one stands beside it', async () => {
    const { cookie } = await app.logIn();
    await app.article(cookie, { slug: 'ademhaling', isPublished: true });
    await importFile(WORDPRESS);
    expect(await articleWith('ademhaling-2')).toMatchObject({ type: 'video' });
    expect(await resolveSlug(app.system, 'ademhaling')).toMatchObject({ kind: 'article', article: { id: 1 } });
  });

  test('a file that is no export, or not whole, is refused with the cure', async () => {
    const whole = await readFile(WORDPRESS, 'utf8');
    expect(() => readWordPress(whole.slice(0, -40))).toThrow('the file is not whole: it does not end with </rss>');
    expect(() => readWordPress('<rss><channel><title>Feed</title></channel></rss>')).toThrow('no WordPress export');
    await expect(readExport('package.json', undefined)).rejects.toThrow('package.json: this is no Ghost export');
    await expect(readExport('README.md', undefined)).rejects.toThrow('README.md is neither a WordPress export');
    await expect(readExport('none.xml', undefined)).rejects.toThrow('There is no file none.xml: check its name');
  });
});

describe('from Ghost', () => {
  test('issue G 5: an article keeps its words, dates, writer, category, tags, pictures and SEO texts', async () => {
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
    expect(asked.every((address) => address.startsWith('https://linde.example/content/images/'))).toBe(true);
    const [writer] = await app.db.select().from(writers);
    expect(writer).toMatchObject({ email: 'joost@linde.example', bio: 'Bewegingswetenschapper' });
  });

  test('what was for members only becomes a draft, and a second run adds nothing', async () => {
    await importFile(GHOST);
    expect(await articleWith('vezels')).toMatchObject({ isPublished: false, publishedAt: null });
    expect((await importFile(GHOST)).report.articles).toBe(0);
  });

  test('without --site the pictures stay where they were, and the report says so', async () => {
    const source = await readExport(GHOST, undefined);
    const plan = await planImport(app.system, source, { map: new Map(), otherwise: 'Overig' });
    const { problems } = await runImport(app.system, source, plan, download);
    expect(problems.map(({ why }) => why)).toContain(
      'the picture was left where it is: it is no complete address (say --site)',
    );
  });
});
