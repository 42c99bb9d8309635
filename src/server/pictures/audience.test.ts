import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpHistory } from '../../../tests/support/articles/history.ts';
import { setUpPreviewLinks } from '../../../tests/support/articles/preview-links.ts';
import { BLOB_TOKEN, type BlobEmulator, startBlobEmulator } from '../../../tests/support/pictures/blob-emulator.ts';
import { setUpLibrary } from '../../../tests/support/pictures/library.ts';
import { startS3Emulator } from '../../../tests/support/pictures/s3-emulator.ts';
import { noCache } from '../cache/public-cache.ts';
import { createQueryMemo } from '../cache/query-memo.ts';
import { createTagVersions } from '../cache/tag-versions.ts';
import { openBlobStore } from './stores/blob-store.ts';
import { openFileStore } from './stores/file-store.ts';
import { openS3Store } from './stores/s3-store.ts';
import type { ImageStore } from './stores/store.ts';

const folder = await mkdtemp(join(tmpdir(), 'audience-'));
let blob: BlobEmulator;
let s3: Awaited<ReturnType<typeof startS3Emulator>>;
beforeAll(async () => {
  blob = await startBlobEmulator();
  s3 = await startS3Emulator();
  vi.stubEnv('VERCEL_BLOB_API_URL', blob.apiUrl);
});
afterAll(async () => {
  await blob.close();
  await s3.close();
  await rm(folder, { recursive: true });
});

/** The store of the next request. The process caches results of queries, as a self-hosted one does. */
let store: ImageStore;
const delegating: ImageStore = {
  put: (files) => store.put(files),
  find: (name) => store.find(name),
  remove: (names) => store.remove(names),
  check: () => store.check(),
};
let versions = createTagVersions();
let memo = createQueryMemo(versions);
beforeEach(() => {
  versions = createTagVersions();
  memo = createQueryMemo(versions);
});
const library = setUpLibrary({
  images: delegating,
  cache: {
    ...noCache,
    learn: (changes) => versions.learn(changes),
    memoize: (key, tags, query) => memo.memoize(key, tags, query),
  },
});
const { add, app, call, details, hashOf, logIn } = library;

const address = (hash: string) => `/api/admin/download/${hash}.webp`;
const get = (hash: string, options: Parameters<typeof app.request>[1] = {}) => app.request(address(hash), options);
const forVisitors = async (...hashes: string[]) => Promise.all(hashes.map(async (hash) => (await get(hash)).status));
let cookie = '';
const forStaff = async (...hashes: string[]) =>
  Promise.all(hashes.map(async (hash) => (await get(hash, { cookie })).status));
const crop = async (hash: string, version: number) => {
  await call('PUT', `pictures/${hash}/edits`, {
    ...{ version, turns: 0 },
    crop: { x: 0, y: 0, width: 0.5, height: 0.5 },
  });
  return hashOf((await details(hash)).shown);
};

describe.each([
  ['file', () => openFileStore(join(folder, 'images'))],
  ['Vercel Blob', () => openBlobStore(BLOB_TOKEN)],
  ['S3', () => openS3Store(s3.setting)],
])('%s store', (_, open) => {
  beforeEach(async () => {
    store = open();
    ({ cookie } = await logIn());
  });

  test('hides the pixels behind a crop from visitors, until it is undone', async () => {
    const hash = await add('red', 'rood.png');
    await app.article(cookie, { image: address(hash), isPublished: true });
    expect(await forVisitors(hash)).toEqual([200]);
    const cropped = await crop(hash, 1);
    expect(await forVisitors(hash, cropped)).toEqual([404, 200]);
    expect(await forStaff(hash, cropped)).toEqual([200, 200]);
    await call('PUT', `pictures/${hash}/edits`, { version: 2, turns: 0, crop: null });
    expect(await forVisitors(hash, cropped)).toEqual([200, 404]);
  });

  test('hides a replaced file and all its sizes', async () => {
    const hash = await add('red', 'rood.png');
    await app.article(cookie, { content: `<p>Zie</p><img src="${address(hash)}" alt="">`, isPublished: true });
    const by = await add('blue', 'blauw.png', hash);
    expect(await forVisitors(hash, by)).toEqual([200, 404]);
    await call('POST', `pictures/${hash}/replace`, { by, version: 1 });
    expect(await forVisitors(hash, by)).toEqual([404, 200]);
    expect((await app.request(address(`${hash}-640`))).status).toBe(404);
    expect(await forStaff(hash, by)).toEqual([200, 200]);
  });

  test('shows visitors nothing of the bin, and staff what they restore', async () => {
    const hash = await add('red', 'rood.png');
    await call('DELETE', `pictures/${hash}`);
    expect([await forVisitors(hash), await forStaff(hash)]).toEqual([[404], [200]]);
  });

  test('leaves no file at an address that its name alone reveals', async () => {
    const hash = await add('red', 'rood.png');
    await app.article(cookie, { image: address(hash), isPublished: true });
    expect((await get(hash)).headers.get('location')).toBeNull();
    expect([...blob.files.keys()]).not.toContain(`magazine/${hash}.webp`);
  });
});

describe('whatever the store', () => {
  beforeEach(async () => {
    store = openFileStore(join(folder, 'any'));
    ({ cookie } = await logIn());
  });

  test('shows a picture while an article with it is published', async () => {
    const hash = await add('red', 'rood.png');
    expect(await forVisitors(hash)).toEqual([404]);
    const { id } = await app.article(cookie, { image: address(hash) });
    expect(await forVisitors(hash)).toEqual([404]);
    await call('POST', `articles/${id}/publish`);
    expect(await forVisitors(hash)).toEqual([200]);
    await call('POST', `articles/${id}/unpublish`);
    expect(await forVisitors(hash)).toEqual([404]);
  });

  test('shows the portrait of a writer, until the writer is deleted', async () => {
    const hash = await add('red', 'rood.png');
    expect(await forVisitors(hash)).toEqual([404]);
    const writer = { name: 'Eva', email: 'eva@clinic.example', profileImage: address(hash) };
    const { id } = (await (await call('POST', 'writers', writer)).json()) as { id: number };
    expect(await forVisitors(hash)).toEqual([200]);
    await call('DELETE', `writers/${id}`);
    expect(await forVisitors(hash)).toEqual([404]);
    await call('POST', `writers/${id}/restore`);
    expect(await forVisitors(hash)).toEqual([200]);
  });

  test('keeps showing a file that another picture shows too', async () => {
    const [hidden, other] = [await add('red', 'rood.png'), await add('blue', 'blauw.png')];
    await app.article(cookie, { image: address(hidden), isPublished: true });
    await app.article(cookie, { image: address(other), isPublished: true });
    await call('POST', `pictures/${other}/replace`, { by: hidden, version: 1 });
    await crop(hidden, 1);
    expect(await forVisitors(hidden, other)).toEqual([200, 404]);
  });

  test('lets only staff’s browsers cache a hidden file, and revalidates it', async () => {
    const hash = await add('red', 'rood.png');
    const hidden = await get(hash, { cookie });
    expect(hidden.headers.get('cache-control')).toBe('private, no-cache');
    const again = await get(hash, { cookie, headers: { 'if-none-match': hidden.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    await app.article(cookie, { image: address(hash), isPublished: true });
    expect((await get(hash)).headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=60, immutable');
  });

  test('asks the database once about a picture until something changes', async () => {
    const hash = await add('red', 'rood.png');
    await app.article(cookie, { image: address(hash), isPublished: true });
    const execute = vi.spyOn(app.db, 'execute');
    await forVisitors(hash, hash);
    await forVisitors(hash);
    expect(execute.mock.calls.length).toBeLessThanOrEqual(2);
    execute.mockClear();
    await forVisitors(hash);
    expect(execute).not.toHaveBeenCalled();
    execute.mockRestore();
  });
});

describe('the history of an article', () => {
  const history = setUpHistory(app);
  beforeEach(async () => {
    store = openFileStore(join(folder, 'history'));
    ({ cookie } = await logIn());
  });

  test('has the pictures of old versions for those who may read it alone', async () => {
    const hash = await add('red', 'rood.png');
    await history.save({ content: `<p>Zie</p><img src="${address(hash)}" alt="">`, isPublished: true });
    expect(await forVisitors(hash)).toEqual([200]);
    await history.save({ content: '<p>Zonder foto.</p>', isPublished: true });
    expect(await forVisitors(hash)).toEqual([404]);
    expect((await call('GET', `shown-pictures?hashes=${hash}`)).status).toBe(200);
    expect((await app.request(`/api/admin/shown-pictures?hashes=${hash}`)).status).toBe(401);
    const { cookie: colleague } = await app.logIn('writer');
    expect((await get(hash, { cookie: colleague })).status).toBe(200);
    await app.request('/api/admin/logout', { method: 'POST', cookie: colleague });
    expect((await get(hash, { cookie: colleague })).status).toBe(404);
  });
});

describe('a preview link', () => {
  const history = setUpHistory(app);
  const { share, revoke } = setUpPreviewLinks(app, history);
  beforeEach(async () => {
    store = openFileStore(join(folder, 'preview'));
    ({ cookie } = await logIn());
  });
  const withToken = async (hash: string, token: string) =>
    (await app.request(`${address(hash)}?preview=${token}`)).status;

  test('shows the pictures of its article and no other, while it works', async () => {
    const [shown, other] = [await add('red', 'rood.png'), await add('blue', 'blauw.png')];
    await history.save({ image: address(shown) });
    const { link, token } = await share();
    expect([await withToken(shown, token), await withToken(other, token)]).toEqual([200, 404]);
    expect(await withToken(shown, 'a'.repeat(43))).toBe(404);
    const cropped = await crop(shown, 1);
    expect([await withToken(shown, token), await withToken(cropped, token)]).toEqual([404, 200]);
    await revoke(link.id);
    expect(await withToken(cropped, token)).toBe(404);
  });

  test('of one version shows its pictures, not those of other versions', async () => {
    const [old, live, drafted] = [
      await add('red', 'rood.png'),
      await add('blue', 'blauw.png'),
      await add('green', 'groen.png'),
    ];
    await history.save({ content: `<p>Zie</p><img src="${address(old)}" alt="">` });
    const [version] = (await history.list()).revisions;
    await history.save({ image: address(live) });
    await history.setPublished(true);
    const draft = { ...ARTICLE, image: address(drafted), version: history.article.version, draft: null };
    expect((await history.request(`${history.article.id}/draft-changes`, 'PUT', draft)).status).toBe(200);
    const { token } = await share({ revision: version?.number });
    expect(await forVisitors(old, live, drafted)).toEqual([404, 200, 404]);
    expect([await withToken(old, token), await withToken(drafted, token)]).toEqual([200, 404]);
    expect((await app.request(`${address(`${old}-640`)}?preview=${token}`)).status).toBe(200);
    const latest = (await share()).token;
    expect([await withToken(old, latest), await withToken(drafted, latest)]).toEqual([404, 200]);
  });
});
