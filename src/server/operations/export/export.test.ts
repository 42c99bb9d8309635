import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { memoryStore } from '../../../../tests/support/pictures/memory-store.ts';
import { sanitiseHtml } from '../../articles/body/convert-html.ts';
import { asc } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { uploadImage } from '../../pictures/upload.ts';
import { fillWithStarterMagazine, STARTER_FOLDER } from '../starter/fill.ts';
import { readStarterMagazine } from '../starter/read.ts';
import { exportMagazine } from './magazine.ts';
import { createImageExporter } from './pictures.ts';

const store = memoryStore();
const app = setUpTestApp({ images: store });
const root = await mkdtemp(join(tmpdir(), 'export-'));
afterAll(() => rm(root, { recursive: true }));
let number = 0;
const nextFolder = () => join(root, String(++number));

const lines = async (folder: string, file = 'articles.jsonl') =>
  (await readFile(join(folder, file), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Markdown has a line break between blocks, and the last space of bold words after them. */
const spaced = (html: string) =>
  html.replaceAll('>\n<', '><').replaceAll(' </strong>', '</strong> ').replace(/\s+/g, ' ');

test('round-trips the starter magazine word for word', { tags: ['slow'] }, async () => {
  await fillWithStarterMagazine(app.system, STARTER_FOLDER);
  const folder = nextFolder();
  const { missing, ...counts } = await exportMagazine(app.system, folder, 'public');
  expect(counts).toMatchObject({ articles: 29, drafts: 0 });
  expect(missing).toEqual([]);

  const [before, after] = [
    await readStarterMagazine(STARTER_FOLDER),
    await readStarterMagazine(join(folder, 'articles')),
  ];
  expect(after.writers).toEqual(before.writers);
  const comparable = async ({ articles: items }: typeof before) =>
    Promise.all(
      items.map(async ({ input: { content, author, image, ...input }, writerKey, publishedAt, review }) => ({
        ...input,
        content: spaced(await sanitiseHtml(content)),
        writerKey,
        publishedAt,
        review,
      })),
    );
  expect(await comparable(after)).toEqual(await comparable(before));
  // The library names a picture after its bytes.
  for (const [index, { input }] of after.articles.entries())
    expect(await readFile(join(folder, input.image ?? ''))).toEqual(
      await readFile(join('public', before.articles[index]?.input.image ?? '')),
    );
});

/** Blocks for which Markdown has no syntax. */
const BLOCKS = [
  '<p>Vooraf</p>',
  '<aside data-callout="warning"><p>Een <strong>a</strong></p><ul><li><p>b</p></li></ul><pre><code>c\n\n  d</code></pre></aside>',
  '<details><summary>Waarom?</summary><p>Daarom<sup data-source="nhg"></sup>: 1 * 2 _ 3</p></details>',
  '<dl><dt>Term</dt><dd>Uitleg<br />op twee regels</dd></dl>',
  '<figure data-credit="Eva &amp; Co"><img src="/assets/magazine/varenblad.webp" alt="Varen" /><figcaption>Een <em>varen</em></figcaption></figure>',
  '<p data-button="appointment">Maak een afspraak</p>',
  '<p data-video="https://player.vimeo.com/video/76979871?h=82721&amp;dnt=1">Adem</p>',
  '<p>Sierlijk <img src="/assets/magazine/varenblad.webp" alt="" data-decorative="true" /></p>',
  '<p>Achteraf</p>',
].join('');

test('exports every kind of formatting as Markdown, and the pictures', { tags: ['slow'] }, async () => {
  const { cookie } = await app.logIn();
  const colour = { create: { width: 8, height: 8, channels: 3, background: '#3a6' } } as const;
  const image = await uploadImage(app.system, await sharp(colour).png().toBuffer());
  const body = `<h2>Kop</h2><p>Een <strong>vet</strong>, <em>schuin</em>, <s>weg</s>, <u>onder</u>, <code>x</code><br>regel. 1 * 2 _ 3</p><ul><li><p>een</p></li><li><p>twee</p><ul><li><p>diep</p></li></ul></li></ul><ol start="3"><li><p>drie</p></li></ol><blockquote><p>Zei hij</p></blockquote><pre><code>const a = 1;</code></pre><p><a href="https://voorbeeld.nl">link</a> <img src="${image}" alt="Groen"></p><hr><table><tbody><tr><th colspan="2"><p>Kop</p></th></tr></tbody></table>`;
  await app.article(cookie, { title: 'Alles', content: body, image, tags: ['a: b', '"c"'], isPublished: true });
  const source = { id: 'nhg', title: 'Slaap: de standaard', publisher: 'NHG', address: 'https://richtlijnen.nhg.org/' };
  const referring = '<p>Zo<sup data-source="nhg"></sup>.</p><ul><li><p>en<sup data-source="nhg"></sup></p></li></ul>';
  await app.article(cookie, { title: 'Met bron', content: referring, sources: [source], isPublished: true });
  await app.article(cookie, { title: 'Blokken', content: BLOCKS, sources: [source], isPublished: true });
  await app.article(cookie, { title: 'Concept' });
  const folder = nextFolder();
  await exportMagazine(app.system, folder, 'public');

  const name = image.split('/').at(-1) ?? '';
  expect(await readFile(join(folder, 'assets/magazine', name))).toEqual(
    Buffer.from((await store.files.get(name)?.bytes()) ?? []),
  );
  const referred = await readFile(join(folder, 'articles/met-bron.md'), 'utf8');
  expect(referred).toContain('Zo{bron:nhg}.\n\n-   en{bron:nhg}\n');
  expect(referred).toContain(
    'sources:\n  - id: nhg\n    title: "Slaap: de standaard"\n    publisher: NHG\n    address: https://',
  );
  const markdown = await readFile(join(folder, 'articles/alles.md'), 'utf8');
  expect(markdown).toContain(`image: /assets/magazine/${name}`);
  expect(markdown).toContain('author: Redactie');
  for (const line of [
    '## Kop',
    'Een **vet**, *schuin*, ~~weg~~, <u>onder</u>, `x`  \nregel. 1 \\* 2 \\_ 3',
    '> Zei hij',
    '```\nconst a = 1;\n```',
    `[link](https://voorbeeld.nl/)\n\n![Groen](/assets/magazine/${name})`,
    '<th colspan="2">',
  ])
    expect(markdown).toContain(line);
  expect(await readdir(join(folder, 'drafts'))).toEqual(['concept.md']);

  const { articles: again } = await readStarterMagazine(join(folder, 'articles'));
  const blocks = again.find(({ input }) => input.slug === 'blokken');
  expect((await sanitiseHtml(blocks?.input.content ?? '')).replaceAll('>\n<', '><')).toBe(await sanitiseHtml(BLOCKS));
  const [stored] = await app.db.select().from(articles).orderBy(asc(articles.id));
  const bare = async (html = '') =>
    (await sanitiseHtml(html))
      .replace(/\s+/g, ' ')
      .replace(/> | </g, (found) => found.trim())
      .replaceAll('/api/admin/download', '/assets/magazine');
  const inItems = (html: string) => html.replaceAll('<li><p>', '<li>').replace(/<\/p>(<\/li>|<ul>)/g, '$1');
  expect(inItems(await bare(again.find(({ input }) => input.slug === 'alles')?.input.content))).toBe(
    inItems(await bare(stored?.content)),
  );
});

test('exports articles, categories, writers and former slugs as JSON', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { slug: 'oud', isPublished: true });
  const body = {
    title: 'Slaap',
    content: '<p>x</p>',
    category: 'Hormonen',
    slug: 'nieuw',
    isPublished: true,
    version: 1,
  };
  await app.request(`/api/admin/articles/${id}`, { method: 'PUT', body, cookie });
  const folder = nextFolder();
  await exportMagazine(app.system, folder, 'public');
  expect(await lines(folder)).toMatchObject([{ slug: 'nieuw', content: '<p>x</p>', category: 'Hormonen' }]);
  const magazine = JSON.parse(await readFile(join(folder, 'magazine.json'), 'utf8')) as { categories: unknown[] };
  expect(magazine).toMatchObject({ writers: [], formerSlugs: { oud: id } });
  expect(magazine.categories).toHaveLength(16);
});

test('exports every medical review, and in Markdown the one that counts', async () => {
  const { cookie, staffId } = await app.logIn();
  const { id } = await app.article(cookie, { slug: 'slapen', isPublished: true });
  const reviewer = { reviewerName: 'Anna', reviewerProfession: 'huisarts', reviewerBigNumber: '19012345601' };
  const read = { ...reviewer, articleId: id, revision: 1, staffId, reviewedAt: new Date('2026-11-20T09:00:00Z') };
  await app.db.insert(articleReviews).values([
    { ...read, dueOn: '2029-11-20', note: 'Voor ons' },
    { ...read, dueOn: '2028-11-20', withdrawnAt: new Date('2026-11-21T09:00:00Z') },
  ]);
  const folder = nextFolder();
  await exportMagazine(app.system, folder, 'public');
  const { reviews } = JSON.parse(await readFile(join(folder, 'magazine.json'), 'utf8')) as { reviews: unknown };
  expect(reviews).toMatchObject([
    { articleId: id, revision: 1, ...reviewer, reviewedAt: '2026-11-20T09:00:00.000Z', note: 'Voor ons' },
    { dueOn: '2028-11-20', withdrawnAt: '2026-11-21T09:00:00.000Z' },
  ]);
  expect(JSON.stringify(reviews)).not.toContain('staffId');
  const [written] = (await readStarterMagazine(join(folder, 'articles'))).articles;
  expect(written?.review).toEqual({
    name: 'Anna',
    profession: 'huisarts',
    bigNumber: '19012345601',
    reviewedOn: '2026-11-20',
    dueOn: '2029-11-20',
  });
});

test('exports the history of an article, oldest first', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { title: 'Slaap', content: '<p>Eerst</p>' });
  const body = { ...ARTICLE, title: 'Slapen', content: '<p>Toen</p>', version: 1 };
  await app.request(`/api/admin/articles/${id}`, { method: 'PUT', body, cookie });
  const folder = nextFolder();
  expect(await exportMagazine(app.system, folder, 'public')).toMatchObject({ revisions: 2 });
  expect(await lines(folder, 'history.jsonl')).toMatchObject([
    { articleId: id, number: 1, reason: 'created', by: 'Anna', article: { title: 'Slaap', content: '<p>Eerst</p>' } },
    { articleId: id, number: 2, reason: 'saved', name: null, article: { title: 'Slapen', content: '<p>Toen</p>' } },
  ]);
});

test('exports what is in the bin, as it was', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { title: 'Weg', slug: 'weg', content: '<p>Bewaard</p>' });
  await app.request(`/api/admin/articles/${id}`, { method: 'DELETE', cookie });
  const folder = nextFolder();
  expect(await exportMagazine(app.system, folder, 'public')).toMatchObject({ articles: 0, inBin: 1 });
  expect(await lines(folder, 'bin.jsonl')).toMatchObject([
    {
      articleId: id,
      deletedAt: app.time.now.toISOString(),
      formerSlugs: expect.any(Array),
      article: { title: 'Weg', slug: 'weg', content: '<p>Bewaard</p>' },
    },
  ]);
});

test('exports draft changes beside what readers see', async () => {
  const { cookie } = await app.logIn();
  const published = await app.article(cookie, { slug: 'slapen', isPublished: true });
  const body = { ...ARTICLE, title: 'Beter slapen', content: '<p>Nieuw</p>', slug: 'beter', version: 1, draft: null };
  await app.request(`/api/admin/articles/${published.id}/draft-changes`, { method: 'PUT', body, cookie });
  const folder = nextFolder();
  expect(await exportMagazine(app.system, folder, 'public')).toMatchObject({ articles: 1, drafts: 0, draftChanges: 1 });
  expect(await readFile(join(folder, 'articles/slapen.md'), 'utf8')).toContain(ARTICLE.title);
  expect(await readFile(join(folder, 'draft-changes/slapen.md'), 'utf8')).toMatch(/title: Beter slapen.*Nieuw/s);
  expect(await lines(folder)).toMatchObject([
    { title: ARTICLE.title, slug: 'slapen', draftChanges: { title: 'Beter slapen', slug: 'beter' } },
  ]);
});

test('reads no picture outside the assets, and writes none outside the export', async () => {
  const [site, folder] = [nextFolder(), nextFolder()];
  await mkdir(join(site, 'public'), { recursive: true });
  await writeFile(join(site, '.env'), 'SECRET=1');
  const images = createImageExporter(store, folder, join(site, 'public'));
  const outside = ['/assets/a?/../../../.env', '/assets/a#/../../../.env', '/assets/../../.env'];
  for (const address of outside) await images.exportImage(address);
  expect([...images.missing]).toEqual(outside);
  expect(await readdir(root)).not.toContain('.env');
  expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.env'))).toEqual([]);
});

test('reports a missing picture and refuses a folder that is not empty', async () => {
  const { cookie } = await app.logIn();
  const missing = `/api/admin/download/${'0'.repeat(32)}.webp`;
  await app.article(cookie, { image: missing });
  const folder = nextFolder();
  expect((await exportMagazine(app.system, folder, 'public')).missing).toEqual([missing]);
  await expect(exportMagazine(app.system, folder, 'public')).rejects.toThrow('is not empty');
});
