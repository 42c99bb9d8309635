import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../src/server/db/database.ts';
import { sql } from '../../src/server/db/drizzle.ts';
import { articleCounts, articles } from '../../src/server/db/schema/articles/articles.ts';
import { images as storedImages } from '../../src/server/db/schema/images.ts';
import { removeUnusedImages } from '../../src/server/pictures/remove-unused.ts';
import { openImageStore } from '../../src/server/pictures/stores/open-store.ts';
import type { ImageStore } from '../../src/server/pictures/stores/store.ts';
import { ARTICLE } from '../support/api/article-example.ts';
import { setUpTestApp } from '../support/api/test-app.ts';
import { PATIENT } from '../support/database/patience.ts';
import { BLOB_TOKEN, startBlobEmulator } from '../support/pictures/blob-emulator.ts';
import { startHostedPostgres } from './hosted-postgres.ts';

/**
 * The same tests on every supported platform: three database drivers and a pooler, two picture stores. `npm test` runs
 * them on the embedded database and on Postgres.
 */
const folder = await mkdtemp(join(tmpdir(), 'contract-'));
const postgres = await startHostedPostgres();
const emulator = await startBlobEmulator();
vi.stubEnv('VERCEL_BLOB_API_URL', emulator.apiUrl);
const [files, blob] = await Promise.all([
  openImageStore({ store: 'files', folder: join(folder, 'images') }),
  openImageStore({ store: 'blob', token: BLOB_TOKEN }),
]);

afterAll(async () => {
  await postgres.stop();
  await emulator.close();
  await rm(folder, { recursive: true });
});

type Platform = { open: (() => Promise<Connection>) | undefined; images: ImageStore };

const throughPgBouncer = postgres.connectThroughPgBouncer;

const PLATFORMS: Array<[string, Platform]> = [
  ['PGlite, pictures in files', { open: undefined, images: files }],
  ['Postgres over pg, pictures in Vercel Blob', { open: () => postgres.connectPg('over_pg', PATIENT), images: blob }],
];
if (process.env['EXHAUSTIVE']) {
  PLATFORMS.push([
    'Postgres over @vercel/postgres, pictures in Vercel Blob',
    { open: () => postgres.connectVercel('over_vercel', PATIENT), images: blob },
  ]);
  if (throughPgBouncer)
    PLATFORMS.push([
      'Postgres over PgBouncer, pictures in files',
      { open: () => throughPgBouncer('over_pgbouncer'), images: files },
    ]);
}

describe.each(PLATFORMS)('%s', (_, { open, images }) => {
  const app = setUpTestApp({ images, ...(open && { open }) });

  test('creates, publishes, edits, unpublishes and deletes an article', async () => {
    const { cookie } = await app.logIn();
    const { id, slug } = await app.article(cookie, { tags: ['slaap', 'rust'] });
    const admin = (method: string, path = '', body?: unknown) =>
      app.request(`/api/admin/articles/${id}${path}`, { method, cookie, ...(body ? { body } : {}) });
    expect((await app.request(`/api/articles/${slug}`)).status).toBe(404);
    expect(await (await admin('POST', '/publish')).json()).toMatchObject({
      version: 2,
      publishedAt: '2026-11-21T10:00:00.000Z',
      tags: ['slaap', 'rust'],
    });
    expect(await (await app.request('/api/articles?search=slaap')).json()).toMatchObject({
      total: 1,
      totalPages: 1,
      articles: [{ slug, category: ARTICLE.category, createdAt: '2026-11-21T10:00:00.000Z' }],
    });
    expect((await admin('PUT', '', { ...ARTICLE, isPublished: true, version: 2 })).status).toBe(200);
    expect((await admin('PUT', '', { ...ARTICLE, version: 2 })).status).toBe(409);
    expect((await admin('POST', '/unpublish')).status).toBe(200);
    expect((await admin('DELETE')).status).toBe(204);
    expect((await admin('GET')).status).toBe(404);
  });

  test('gives twenty articles created at once different slugs', { tags: ['slow'] }, async () => {
    const { cookie } = await app.logIn();
    const created = await Promise.all(Array.from({ length: 20 }, () => app.article(cookie, { isPublished: true })));
    expect(new Set(created.map(({ slug }) => slug)).size).toBe(20);
    const last = await (await app.request('/api/articles?page=2&limit=15')).json();
    expect(last).toMatchObject({ total: 20, totalPages: 2, page: 2 });
    expect((last as { articles: unknown[] }).articles).toHaveLength(5);
    const ids: number[] = [];
    for (let page = 1; page <= 8; page += 1) {
      const { articles } = (await (await app.request(`/api/articles?page=${page}&limit=3`)).json()) as typeof whole;
      ids.push(...articles.map(({ id }) => id));
    }
    const whole = (await (await app.request('/api/articles?limit=50')).json()) as { articles: Array<{ id: number }> };
    expect(ids).toEqual(whole.articles.map(({ id }) => id));
  });

  test('refuses a slug that is in use', async () => {
    const { cookie } = await app.logIn();
    const first = await app.article(cookie, { slug: 'bezet' });
    const body = { ...ARTICLE, title: 'Anders', slug: 'bezet' };
    expect((await app.request('/api/admin/articles', { method: 'POST', body, cookie })).status).toBe(409);
    const other = await app.article(cookie, { slug: 'vrij' });
    const put = { method: 'PUT', body: { ...body, version: other.version }, cookie };
    expect((await app.request(`/api/admin/articles/${other.id}`, put)).status).toBe(409);
    expect(first.slug).toBe('bezet');
  });

  test('lets one of two bulk changes win each article', { tags: ['slow'] }, async () => {
    const { cookie } = await app.logIn();
    const selected = await Promise.all(Array.from({ length: 6 }, () => app.article(cookie)));
    const change = async (body: object, ids: typeof selected) => {
      const articles = ids.map(({ id, version }) => ({ id, version }));
      const response = await app.request('/api/admin/article-changes', {
        method: 'POST',
        body: { ...body, articles },
        cookie,
      });
      return ((await response.json()) as { results: Array<{ id: number; outcome: string }> }).results;
    };
    const [published, moved] = await Promise.all([
      change({ action: 'publish' }, selected),
      change({ action: 'set-category', category: 'Hormonen' }, selected.toReversed()),
    ]);
    for (const { id } of selected) {
      const outcomes = [...published, ...moved].filter((result) => result.id === id).map(({ outcome }) => outcome);
      expect(outcomes.toSorted()).toEqual(['changed', 'done']);
    }
    const list = await (await app.request('/api/admin/articles?sort=title&state=published', { cookie })).json();
    expect(list).toMatchObject({ total: published.filter(({ outcome }) => outcome === 'done').length });
  });

  test('tells people who else has an article open', async () => {
    const { cookie } = await app.logIn();
    const announce = async (tab: string) => {
      const call = { method: 'PUT', cookie };
      return (await app.request(`/api/admin/articles/1/presence/${tab}`, call)).json();
    };
    const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
    await Promise.all(Array.from({ length: 10 }, () => announce(first)));
    expect(await announce(first)).toEqual({ others: [], isOpenTwice: false });
    expect(await announce(second)).toEqual({ others: [], isOpenTwice: true });
  });

  test('finds compounds, inflections and typing errors, with filters', async () => {
    const { cookie } = await app.logIn();
    await app.article(cookie, { title: 'De rijbewijskeuring', isPublished: true });
    await app.article(cookie, { title: 'Allergieën in het voorjaar', isPublished: true, type: 'video' });
    const titles = async (query: string) => {
      const page = await (await app.request(`/api/articles?${query}`)).json();
      return (page as { articles: Array<{ title: string }> }).articles.map(({ title }) => title);
    };
    expect(await titles('search=keuring')).toEqual(['De rijbewijskeuring']);
    expect(await titles('search=allergie')).toEqual(['Allergieën in het voorjaar']);
    expect(await titles('search=rijbewijskeurng')).toEqual(['De rijbewijskeuring']);
    expect(await titles('search=allergie&type=article')).toEqual([]);
    expect(await titles('type=video')).toEqual(['Allergieën in het voorjaar']);
    expect(await titles('category=Onbekend')).toEqual([]);
  });

  test('lists articles with pictures of other websites', async () => {
    const { cookie } = await app.logIn();
    const { id } = await app.article(cookie, { content: '<p>a</p><img src="https://Foto.example:8080/a.png">' });
    await app.article(cookie, { content: '<p>a</p><img src="/assets/magazine/leaf.webp">' });
    const listed = await (await app.request('/api/admin/remote-pictures', { cookie })).json();
    expect(listed).toMatchObject({ total: 1, articles: [{ id, hosts: ['foto.example'] }] });
  });

  test('counts articles correctly after every change', async () => {
    const { cookie } = await app.logIn();
    const created = await Promise.all(
      ['Hormonen', 'Pro-aging', 'Hormonen'].map((category) => app.article(cookie, { category })),
    );
    await app.request(`/api/admin/articles/${created[0]?.id}/publish`, { method: 'POST', cookie });
    await app.request(`/api/admin/articles/${created[1]?.id}`, { method: 'DELETE', cookie });
    await app.db
      .transaction(async (db) => {
        await db.delete(articles);
        throw new Error('rolled back');
      })
      .catch(() => {});
    const counts = await app.db
      .select({ type: articleCounts.type, isPublished: articleCounts.isPublished, total: sql<number>`sum(total)::int` })
      .from(articleCounts)
      .groupBy(articleCounts.type, articleCounts.isPublished)
      .orderBy(articleCounts.isPublished);
    expect(counts).toEqual([
      { type: 'article', isPublished: false, total: 1 },
      { type: 'article', isPublished: true, total: 1 },
    ]);
  });

  test('stores an uploaded picture once and sends it back', async () => {
    const { cookie } = await app.logIn();
    const body = new FormData();
    body.set(
      'image',
      new Blob([
        await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ]),
    );
    const upload = () => app.request('/api/admin/upload/article', { method: 'POST', body, cookie });
    const { imageUrl } = (await (await upload()).json()) as { imageUrl: string };
    expect(await (await upload()).json()).toEqual({ success: true, imageUrl });
    expect((await app.request(imageUrl)).status).toBe(404);
    await app.article(cookie, { image: imageUrl, isPublished: true });
    const download = await app.request(imageUrl);
    expect(download.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await download.bytes()).metadata()).width).toBe(9);
  });

  if (images === blob)
    test('refuses uploads while Vercel Blob is down, and leaves no trace', async () => {
      const { cookie } = await app.logIn();
      const body = new FormData();
      const picture = sharp({ create: { width: 9, height: 7, channels: 3, background: 'blue' } });
      body.set('image', new Blob([await picture.png().toBuffer()]));
      const upload = () => app.request('/api/admin/upload/article', { method: 'POST', body, cookie });
      emulator.files.clear();
      emulator.state = 'failing';
      const refused = await upload();
      emulator.state = 'up';
      expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
        503,
        '30',
        { success: false, error: 'Failed to upload image. Please try again.' },
      ]);
      expect(emulator.files.size).toBe(0);
      // The store may have kept a part of it: the next clean-up makes sure.
      expect(await removeUnusedImages(app.system)).toBe(1);
      expect(await app.db.select().from(storedImages)).toEqual([]);
      expect((await upload()).status).toBe(200);
    });
});
